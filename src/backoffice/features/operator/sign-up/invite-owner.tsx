import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inviteOwnerBody, type SentToOwner } from '#domain/api/sign-up.ts';
import { inviteOwner, ownersInvitedQuery } from '../../../api/operator-site.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import common from '../../../components/common.module.css';
import { CopyButton } from '../../../components/copy-button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { FormFailure } from '../../../components/form-failure.tsx';
import { useForm } from '../../../components/use-form.ts';
import { useTexts } from '../../../texts/index.ts';
import styles from './sign-up.module.css';

/** Sends an invitation, and shows the link, which can also be passed on by hand. */
export function InviteOwner() {
  const { operator, fields, copyLink } = useTexts();
  const t = operator.signUp;
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<SentToOwner | null>(null);
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: () => inviteOwner(email.trim()),
    check: () => {
      if (inviteOwnerBody.safeParse({ email: email.trim() }).success) return {};
      return { email: email.trim() === '' ? fields.required : fields.invalid };
    },
    onDone: (done) => {
      void client.invalidateQueries({ queryKey: ownersInvitedQuery.queryKey });
      setSent(done);
      setEmail('');
    },
  });
  return (
    <Card title={t.invite} hint={t.inviteHint}>
      <form {...propsFor(() => submit(undefined))}>
        <TextField
          label={t.email}
          type="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          fault={faults['email']}
          onChange={setEmail}
        />
        <FormFailure>{failure}</FormFailure>
        <div className={common.row}>
          <Button look="main" type="submit" isBusy={isBusy}>
            {t.send}
          </Button>
          {sent && <CopyButton text={sent.link}>{copyLink}</CopyButton>}
        </div>
      </form>
      {sent && (
        <p className={styles.sent} role="status">
          {sent.isSent ? t.sent(sent.invitation.email) : t.notSent(sent.invitation.email)}
        </p>
      )}
    </Card>
  );
}

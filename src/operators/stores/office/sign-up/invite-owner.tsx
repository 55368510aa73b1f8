import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { inviteOwnerBody, type SentToOwner } from '#restaurant/sign-up/wire/sign-up.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { CopyButton } from '#ui/office/buttons/copy-button.tsx';
import common from '#ui/office/common.module.css';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { ownersInvitedQuery } from '../../office-api/operator-site.ts';
import styles from './sign-up.module.css';

/** Sends an invitation, and shows the link, which can also be passed on by hand. */
export function InviteOwner() {
  const { operator, fields, copyLink } = useTexts();
  const t = operator.signUp;
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<SentToOwner | null>(null);
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: () => call('POST /api/operator/invitations', { body: { email: email.trim() } }),
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

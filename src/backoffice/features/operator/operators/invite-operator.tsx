import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inviteOperatorBody, type SentToOperator } from '#domain/api/operators.ts';
import type { OperatorRole } from '#domain/operators/roles.ts';
import { inviteOperator, operatorsQuery } from '../../../api/operators.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import common from '../../../components/common.module.css';
import { CopyButton } from '../../../components/copy-button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { FormFailure } from '../../../components/form-failure.tsx';
import { useForm } from '../../../components/use-form.ts';
import { useTexts } from '../../../texts/index.ts';
import { RoleField } from './role-field.tsx';

export function InviteOperator() {
  const { operator, fields, copyLink } = useTexts();
  const t = operator.people;
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<OperatorRole>('SUPPORT');
  const [sent, setSent] = useState<SentToOperator | null>(null);
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: () => inviteOperator({ email: email.trim(), role }),
    check: () => {
      if (inviteOperatorBody.safeParse({ email: email.trim(), role }).success) return {};
      return { email: email.trim() === '' ? fields.required : fields.invalid };
    },
    onDone: (done) => {
      void client.invalidateQueries({ queryKey: operatorsQuery.queryKey });
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
        <RoleField value={role} onChange={setRole} />
        <FormFailure>{failure}</FormFailure>
        <div className={common.row}>
          <Button look="main" type="submit" isBusy={isBusy}>
            {t.send}
          </Button>
          {sent?.link && <CopyButton text={sent.link}>{copyLink}</CopyButton>}
        </div>
      </form>
      {sent && (
        <p role="status">{sent.isSent ? t.sent(sent.invitation.email) : t.notSent(sent.invitation.email)}</p>
      )}
    </Card>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { operatorsQuery } from '#operators/people/office-api/operators.ts';
import { inviteOperatorBody, type SentToOperator } from '#operators/people/wire/operators.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { CopyButton } from '#ui/office/buttons/copy-button.tsx';
import common from '#ui/office/common.module.css';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { Card } from '#ui/office/layout/card.tsx';
import type { OperatorRole } from '../../rules/roles.ts';
import { RoleField } from './role-field.tsx';

export function InviteOperator() {
  const { operator, fields, copyLink } = useTexts();
  const t = operator.people;
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<OperatorRole>('SUPPORT');
  const [sent, setSent] = useState<SentToOperator | null>(null);
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: () => call('POST /api/operator/operators/invitations', { body: { email: email.trim(), role } }),
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

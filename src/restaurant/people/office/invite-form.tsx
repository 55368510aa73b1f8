import { useState } from 'react';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { type Faults, useForm } from '#ui/office/forms/use-form.ts';
import { invite } from '../office-api/staff.ts';
import type { Role } from '../rules/permissions.ts';
import { type InviteBody, inviteBody, type SentInvitation } from '../wire/staff.ts';
import styles from './list-page.module.css';
import { RoleField } from './role-field.tsx';
import { useStaffChange } from './use-staff-change.ts';

/** Asks for the address and the role of somebody to invite. */
export function InviteForm({ onSent }: { onSent: (sent: SentInvitation) => void }) {
  const { t, language } = useInterface();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('STAFF');
  const { mutateAsync } = useStaffChange(invite, onSent);
  const { faults, isBusy, submit, propsFor } = useForm({ send: mutateAsync, check });

  function check(body: InviteBody): Faults {
    if (inviteBody.safeParse(body).success) return {};
    return { email: body.email === '' ? t.fields.required : t.fields.invalid };
  }

  return (
    <form {...propsFor(() => submit({ email: email.trim(), role, language }))}>
      <p className={styles.lead}>{t.staff.inviteLead}</p>
      <TextField
        label={t.staff.email}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        value={email}
        fault={faults['email']}
        onChange={setEmail}
      />
      <RoleField value={role} onChange={setRole} />
      <Button look="main" type="submit" className={styles.send} isBusy={isBusy}>
        {t.staff.send}
      </Button>
    </form>
  );
}

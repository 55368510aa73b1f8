import { useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { type Faults, fieldsOf, useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { PinField } from '#ui/office/pin/pin-field.tsx';
import { addPerson } from '../office-api/staff.ts';
import type { Role } from '../rules/permissions.ts';
import styles from './list-page.module.css';
import { type PinRole, RoleField } from './role-field.tsx';
import { useStaffChange } from './use-staff-change.ts';

/** Adds somebody without an email, with their first PIN. */
export function PersonForm({ onDone }: { onDone: () => void }) {
  const t = useTexts();
  const { say } = useNotice();
  const [draft, setDraft] = useState({ name: '', pin: '' });
  const [role, setRole] = useState<Role>('STAFF');
  const { mutateAsync } = useStaffChange(addPerson, ({ name }) => {
    say(t.tablets.added(name));
    onDone();
  });
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: mutateAsync,
    check: ({ name, pin }): Faults => ({
      ...(name === '' ? { name: t.fields.required } : {}),
      ...(pin === '' ? { pin: t.fields.required } : {}),
    }),
  });
  const field = fieldsOf(draft, (change) => setDraft({ ...draft, ...change }), faults);
  return (
    <form {...propsFor(() => submit({ ...draft, name: draft.name.trim(), role: role as PinRole }))}>
      <p className={styles.lead}>{t.tablets.personLead}</p>
      <FormFailure>{failure}</FormFailure>
      <TextField label={t.tablets.personName} maxLength={200} autoComplete="off" {...field('name')} />
      <PinField label={t.tablets.pin} {...field('pin')} />
      <RoleField value={role} isWithPin onChange={setRole} />
      <Button look="main" type="submit" className={styles.send} isBusy={isBusy}>
        {t.tablets.add}
      </Button>
    </form>
  );
}

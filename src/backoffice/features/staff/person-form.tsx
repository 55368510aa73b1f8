import { useState } from 'react';
import type { Role } from '#domain/staff/permissions.ts';
import { addPerson } from '../../api/staff.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { FormFailure } from '../../components/form-failure.tsx';
import { PinField } from '../../components/pin/pin-field.tsx';
import { type Faults, fieldsOf, useForm } from '../../components/use-form.ts';
import { useNotice } from '../../components/use-notice.ts';
import { useTexts } from '../../texts/index.ts';
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

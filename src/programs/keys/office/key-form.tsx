import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Choice } from '#ui/office/choices/choice.tsx';
import { Choices } from '#ui/office/choices/choices.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { type Faults, useForm } from '#ui/office/forms/use-form.ts';
import { SCOPE_NAMES } from '../rules/scopes.ts';
import { KEY_DAYS, type KeyBody, type MadeKey } from '../wire/keys.ts';
import styles from './keys.module.css';

interface KeyFormProps {
  onMade: (made: MadeKey) => void;
  onClose: () => void;
}

const NEW_KEY: KeyBody = { name: '', scopes: [], days: 365 };
const ENDS = [...KEY_DAYS, null];

export function KeyForm({ onMade, onClose }: KeyFormProps) {
  const t = useTexts();
  const { storeId } = useStore();
  const [draft, setDraft] = useState(NEW_KEY);
  const set = (more: Partial<KeyBody>) => setDraft((before) => ({ ...before, ...more }));
  const name = draft.name.trim();
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    check: (): Faults => ({
      ...(name === '' ? { name: t.fields.required } : {}),
      ...(draft.scopes.length === 0 ? { scopes: t.keys.scopeMissing } : {}),
    }),
    send: () => call('POST /api/stores/:storeId/keys', { params: { storeId }, body: { ...draft, name } }),
    onDone: onMade,
  });
  return (
    <form {...propsFor(() => submit())} className={styles.form}>
      <TextField
        label={t.keys.name}
        description={t.keys.nameHint}
        value={draft.name}
        maxLength={60}
        autoComplete="off"
        data-autofocus
        fault={faults['name']}
        onChange={(called) => set({ name: called })}
      />
      <Choices
        label={t.keys.scopes}
        values={draft.scopes}
        options={SCOPE_NAMES.map((value) => ({ value, label: t.keys.scopeNames[value] }))}
        onChange={(scopes) => set({ scopes })}
      />
      {faults['scopes'] && <FormFailure>{faults['scopes']}</FormFailure>}
      <Choice
        label={t.keys.ends}
        value={String(draft.days)}
        options={ENDS.map((days) => ({ value: String(days), label: t.keys.days(days) }))}
        wraps
        onChange={(value) => set({ days: KEY_DAYS.find((days) => String(days) === value) ?? null })}
      />
      {failure && <FormFailure>{failure}</FormFailure>}
      <DialogSteps onClose={onClose} isBusy={isBusy} action={t.keys.make} />
    </form>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { printersQuery } from '#kitchen/printing/office-api/printers.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { LONGEST_AGE } from '#restaurant/stores/rules/board.ts';
import { useTexts } from '#texts/office/index.ts';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { NumberField } from '#ui/office/fields/number-field.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { type Faults, useForm } from '#ui/office/forms/use-form.ts';
import type { StationBody, StationView } from '../../wire/stations.ts';
import { DishesField } from './dishes-field.tsx';
import { draftOf, NEW_STATION, withChosen } from './draft.ts';
import styles from './stations.module.css';
import { useStations } from './use-stations.ts';

interface StationFormProps {
  station: StationView | null;
  others: readonly StationView[];
  onClose: () => void;
}

export function StationForm({ station, others, onClose }: StationFormProps) {
  const t = useTexts();
  const s = t.stations;
  const { storeId } = useStore();
  const { data: printers } = useQuery(printersQuery(storeId));
  const { save } = useStations();
  // All that there is stands at the first one.
  const isOnly = !others.some(({ isDefault }) => isDefault);
  const [draft, setDraft] = useState(() =>
    station ? draftOf(station) : { ...NEW_STATION, isDefault: isOnly },
  );
  const set = (more: Partial<StationBody>) => setDraft((before) => ({ ...before, ...more }));
  const name = draft.name.trim();
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    check: (): Faults => (name === '' ? { name: t.fields.required } : {}),
    send: () => save.mutateAsync({ id: station?._id ?? null, body: { ...draft, name } }),
    onDone: onClose,
  });
  return (
    <form {...propsFor(() => submit())} className={styles.form}>
      <TextField
        label={s.name}
        placeholder={s.namePlaceholder}
        value={draft.name}
        maxLength={30}
        autoComplete="off"
        data-autofocus
        fault={faults.name}
        onChange={(name) => set({ name })}
      />
      <NumberField
        label={s.minutes}
        description={s.minutesHint}
        value={draft.minutes}
        most={LONGEST_AGE}
        fault={faults.minutes}
        onChange={(minutes) => set({ minutes })}
      />
      <SwitchField
        label={s.isDefault}
        description={isOnly ? s.staysDefault : s.isDefaultHint}
        checked={draft.isDefault}
        disabled={isOnly}
        onChange={(isDefault) => set({ isDefault })}
      />
      <DishesField draft={draft} others={others} onChange={set} />
      {printers && printers.printers.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{s.printers}</legend>
          <p className={styles.hint}>{s.printersHint}</p>
          {printers.printers.map(({ _id, name: printer }) => (
            <label key={_id} className={styles.choice}>
              <input
                type="checkbox"
                checked={draft.printers.includes(_id)}
                onChange={(event) => set({ printers: withChosen(draft.printers, _id, event.target.checked) })}
              />
              {printer}
            </label>
          ))}
        </fieldset>
      )}
      {draft.printers.length > 0 && (
        <SwitchField
          label={s.onlyUnwatched}
          description={s.onlyUnwatchedHint}
          checked={draft.onlyUnwatched}
          onChange={(onlyUnwatched) => set({ onlyUnwatched })}
        />
      )}
      {failure && <FormFailure>{failure}</FormFailure>}
      <DialogSteps onClose={onClose} isBusy={isBusy} />
    </form>
  );
}

import { useState } from 'react';
import { AppError } from '#platform/errors/rules/errors.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { NumberField } from '#ui/office/fields/number-field.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextArea, TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { fieldsOf, useForm } from '#ui/office/forms/use-form.ts';
import { LONGEST_NAME, LONGEST_NOTE, MOST_PARTY } from '../rules/reservation.ts';
import type { CalendarTable, ReservationView } from '../wire/calendar.ts';
import styles from './calendar.module.css';
import type { ReservationDraft } from './reservation-draft.ts';
import { TablePicker } from './table-picker.tsx';

const MINUTES = [30, 45, 60, 75, 90, 105, 120, 150, 180, 240];
const USUAL = '';

interface ReservationFormProps {
  initial: ReservationDraft;
  tables: readonly CalendarTable[];
  action: string;
  send: (draft: ReservationDraft, anyway: boolean) => Promise<ReservationView>;
  onDone: () => void;
  onClose: () => void;
}

/** Enters or changes a reservation. Where there is no room, staff decide. */
export function ReservationForm({ initial, tables, action, send, onDone, onClose }: ReservationFormProps) {
  const { calendar: t, fields } = useTexts();
  const [draft, setDraft] = useState(initial);
  const [isFull, setFull] = useState(false);
  const form = useForm<boolean, ReservationView>({
    send: (anyway) => send(draft, anyway),
    check: (): Record<string, string> => ({
      ...(draft.name.trim() === '' ? { name: fields.required } : {}),
      ...(draft.party === 0 ? { party: fields.required } : {}),
      ...(draft.day === '' ? { day: fields.required } : {}),
      ...(draft.time === '' ? { time: fields.required } : {}),
    }),
    place: ({ startsAt, ...faults }) => (startsAt ? { ...faults, time: startsAt } : faults),
    onError: (error) => setFull(error instanceof AppError && error.code === 'RESERVATION_FULL'),
    onDone,
  });
  const set = (change: Partial<ReservationDraft>) => {
    setFull(false);
    setDraft({ ...draft, ...change });
  };
  const field = fieldsOf(draft, set, form.faults);
  const choices = [...new Set([...MINUTES, ...(initial.minutes === null ? [] : [initial.minutes])])].toSorted(
    (one, other) => one - other,
  );
  return (
    <form {...form.propsFor(() => form.submit(false))}>
      <div className={styles.halves}>
        <TextField label={t.when} type="date" {...field('day')} />
        <TextField label={t.time} type="time" step={900} {...field('time')} />
        <NumberField
          label={t.party}
          most={MOST_PARTY}
          fault={form.faults['party']}
          value={draft.party || null}
          onChange={(party) => set({ party: party ?? 0 })}
        />
        <SelectField
          label={t.stays}
          value={draft.minutes === null ? USUAL : String(draft.minutes)}
          options={[
            { value: USUAL, label: t.usual },
            ...choices.map((count) => ({ value: String(count), label: t.minutes(count) })),
          ]}
          onChange={(chosen) => set({ minutes: chosen === USUAL ? null : Number(chosen) })}
        />
        <TextField label={t.name} maxLength={LONGEST_NAME} autoComplete="off" {...field('name')} />
        <TextField label={t.mobile} type="tel" maxLength={10} autoComplete="off" {...field('phone')} />
      </div>
      <TextField label={t.email} type="email" autoComplete="off" {...field('email')} />
      <TextArea label={t.note} maxLength={LONGEST_NOTE} minRows={1} {...field('note')} />
      <TextArea label={t.staffNote} maxLength={LONGEST_NOTE} minRows={1} {...field('staffNote')} />
      <TablePicker tables={tables} chosen={draft.tableIds} onChange={(tableIds) => set({ tableIds })} />
      <FormFailure>{form.failure}</FormFailure>
      {isFull && (
        <Button isBusy={form.isBusy} onClick={() => form.submit(true)}>
          {t.anyway}
        </Button>
      )}
      <DialogSteps onClose={onClose} isBusy={form.isBusy} action={action} />
    </form>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DEFAULT_COUNTRY_CODE } from '#ordering/placing/rules/checkout.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { NumberField } from '#ui/office/fields/number-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { fieldsOf, useForm } from '#ui/office/forms/use-form.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { waitingQuery } from '../office-api/calendar.ts';
import { LONGEST_NAME, LONGEST_NOTE, MOST_PARTY } from '../rules/reservation.ts';
import type { CalendarTable } from '../wire/calendar.ts';
import styles from './calendar.module.css';
import { ReservationRow } from './reservation-row.tsx';
import { useRefresh } from './use-calendar.ts';

interface WaitingLineProps {
  tables: readonly CalendarTable[];
  onOpen: (id: string) => void;
}

/** Who waits at the door, in the order in which they came. */
export function WaitingLine({ tables, onOpen }: WaitingLineProps) {
  const { calendar: words } = useTexts();
  const { storeId } = useStore();
  const [isAdding, setAdding] = useState(false);
  const { data, isPending } = useQuery(waitingQuery(storeId));
  const hintOf = (minutes: number | null) => ({
    text: minutes === null ? words.noMinutes : words.minutesLeft(minutes),
    isGood: minutes === 0,
  });
  return (
    <Card title={words.line} actions={<Button onClick={() => setAdding(true)}>{words.addToLine}</Button>}>
      {isPending && <Loading />}
      {data?.waiting.length === 0 && <p className={styles.about}>{words.noLine}</p>}
      <ol className={styles.list}>
        {data?.waiting.map(({ minutesLeft, ...one }) => (
          <ReservationRow
            key={one._id}
            reservation={one}
            tables={tables}
            hint={hintOf(minutesLeft)}
            onOpen={onOpen}
          />
        ))}
      </ol>
      {isAdding && (
        <Dialog isOpen onClose={() => setAdding(false)} size="26rem" title={words.addToLine}>
          <WalkInForm onClose={() => setAdding(false)} />
        </Dialog>
      )}
    </Card>
  );
}

const NOBODY = { party: 2, name: '', phone: '', staffNote: '' };

function WalkInForm({ onClose }: { onClose: () => void }) {
  const { calendar: t, fields } = useTexts();
  const { storeId } = useStore();
  const refresh = useRefresh();
  const [draft, setDraft] = useState(NOBODY);
  const form = useForm({
    send: () =>
      call('POST /api/calendar/:storeId/waiting', {
        params: { storeId },
        body: { ...draft, countryCode: DEFAULT_COUNTRY_CODE },
      }),
    check: (): Record<string, string> => ({
      ...(draft.name.trim() === '' ? { name: fields.required } : {}),
      ...(draft.party === 0 ? { party: fields.required } : {}),
    }),
    onDone: () => {
      void refresh();
      onClose();
    },
  });
  const field = fieldsOf(draft, (change) => setDraft({ ...draft, ...change }), form.faults);
  return (
    <form {...form.propsFor(() => form.submit())}>
      <NumberField
        label={t.party}
        fault={form.faults['party']}
        most={MOST_PARTY}
        value={draft.party || null}
        onChange={(party) => setDraft({ ...draft, party: party ?? 0 })}
      />
      <TextField label={t.name} data-autofocus maxLength={LONGEST_NAME} {...field('name')} />
      <TextField label={t.mobile} type="tel" maxLength={10} {...field('phone')} />
      <TextField label={t.staffNote} maxLength={LONGEST_NOTE} {...field('staffNote')} />
      <FormFailure>{form.failure}</FormFailure>
      <DialogSteps onClose={onClose} isBusy={form.isBusy} action={t.addToLine} />
    </form>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarTable } from '#domain/api/calendar.ts';
import { DEFAULT_COUNTRY_CODE } from '#domain/placing/checkout.ts';
import { LONGEST_NAME, LONGEST_NOTE, MOST_PARTY } from '#domain/reservations/reservation.ts';
import { addWalkIn, waitingQuery } from '../../api/calendar.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { DialogSteps } from '../../components/dialog-steps.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { FormFailure } from '../../components/form-failure.tsx';
import { Loading } from '../../components/loading.tsx';
import { fieldsOf, useForm } from '../../components/use-form.ts';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';
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
    send: () => addWalkIn(storeId, { ...draft, countryCode: DEFAULT_COUNTRY_CODE }),
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

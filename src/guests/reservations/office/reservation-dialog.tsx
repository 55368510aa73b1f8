import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { errorText, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { ConfirmDialog } from '#ui/office/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { Fold } from '#ui/office/layout/fold.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { waitingQuery } from '../office-api/calendar.ts';
import { isWaiting, type ReservationState, stepsFrom } from '../rules/reservation.ts';
import type { CalendarView, ReservationView } from '../wire/calendar.ts';
import styles from './calendar.module.css';
import { changesOf, draftOf } from './reservation-draft.ts';
import { ReservationFacts } from './reservation-facts.tsx';
import { ReservationForm } from './reservation-form.tsx';
import { TablePicker } from './table-picker.tsx';
import { useMoves, useRefresh } from './use-calendar.ts';

interface ReservationDialogProps {
  id: string;
  calendar: CalendarView;
  onClose: () => void;
}

export function ReservationDialog({ id, calendar, onClose }: ReservationDialogProps) {
  const { calendar: t } = useTexts();
  const { storeId } = useStore();
  const { data: line } = useQuery(waitingQuery(storeId));
  const found =
    calendar.reservations.find(({ _id }) => _id === id) ?? line?.waiting.find(({ _id }) => _id === id);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="34rem"
      title={found ? `${found.name}, ${t.guests(found.party)}` : t.title}
    >
      {found ? (
        <Open key={found._id} reservation={found} calendar={calendar} onClose={onClose} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

interface OpenProps {
  reservation: ReservationView;
  calendar: CalendarView;
  onClose: () => void;
}

function Open({ reservation, calendar: { tables }, onClose }: OpenProps) {
  const { calendar: t } = useTexts();
  const { storeId, profile } = useStore();
  const { timeZone } = profile;
  const refresh = useRefresh();
  const [isChanging, setChanging] = useState(false);
  if (!isChanging) {
    return (
      <>
        <ReservationFacts reservation={reservation} tables={tables} />
        <Steps reservation={reservation} tables={tables} onDone={onClose} />
        <Button onClick={() => setChanging(true)}>{t.change}</Button>
      </>
    );
  }
  const initial = draftOf(reservation, timeZone);
  return (
    <ReservationForm
      initial={initial}
      tables={tables}
      action={t.change}
      send={(draft, anyway) =>
        call('PATCH /api/calendar/:storeId/reservations/:reservationId', {
          params: { storeId, reservationId: reservation._id },
          body: { ...changesOf(initial, draft, timeZone), ...(anyway ? { anyway } : {}) },
        })
      }
      onDone={() => {
        void refresh();
        setChanging(false);
      }}
      onClose={() => setChanging(false)}
    />
  );
}

/** The main steps first; those that undo or give up last. */
const ORDER: readonly ReservationState[] = [
  'confirmed',
  'called',
  'seated',
  'done',
  'waiting',
  'requested',
  'no_show',
  'cancelled',
];

interface StepsProps {
  reservation: ReservationView;
  tables: CalendarView['tables'];
  onDone: () => void;
}

function Steps({ reservation, tables, onDone }: StepsProps) {
  const texts = useTexts();
  const { calendar: t } = texts;
  const { move } = useMoves();
  const { _id, state } = reservation;
  const [tableIds, setTableIds] = useState(reservation.tableIds);
  const [isCancelling, setCancelling] = useState(false);
  const steps = ORDER.filter((step) => stepsFrom(reservation).includes(step));
  const isFull = move.error instanceof AppError && move.error.code === 'RESERVATION_FULL';
  const chosen = tableIds.join() === reservation.tableIds.join() ? {} : { tableIds };
  const go = (next: ReservationState, anyway = false) =>
    move.mutate(
      { _id, state: next, ...(next === 'seated' ? chosen : {}), ...(anyway ? { anyway } : {}) },
      { onSuccess: onDone },
    );
  const refused = move.variables?.state;
  return (
    <>
      {isFull && refused && (
        <p role="alert" className={styles.full}>
          {errorText(texts, move.error)} <Button onClick={() => go(refused, true)}>{t.seatAnyway}</Button>
        </p>
      )}
      <div className={`${common.row} ${styles.foot}`}>
        {steps.map((step, index) => (
          <Button
            key={step}
            look={index === 0 ? 'main' : step === 'cancelled' || step === 'no_show' ? 'danger' : 'plain'}
            isBusy={move.isPending}
            onClick={() => (step === 'cancelled' ? setCancelling(true) : go(step))}
          >
            {isBack(state, step) ? t.back : t.steps[step]}
          </Button>
        ))}
      </div>
      {(isWaiting(state) || state === 'confirmed') && (
        <Fold label={t.chooseTables}>
          <TablePicker tables={tables} chosen={tableIds} onChange={setTableIds} />
        </Fold>
      )}
      <ConfirmDialog
        isOpen={isCancelling}
        title={t.cancelTitle}
        action={t.cancelIt}
        isBusy={move.isPending}
        onConfirm={() => go('cancelled')}
        onClose={() => setCancelling(false)}
      >
        <p>{t.cancelHint}</p>
      </ConfirmDialog>
    </>
  );
}

/** Whether a step takes the last one back. */
function isBack(state: ReservationState, step: ReservationState): boolean {
  const isEnded = state === 'done' || state === 'no_show' || state === 'cancelled';
  return isEnded || (state === 'seated' && step !== 'done') || (state === 'called' && step === 'waiting');
}

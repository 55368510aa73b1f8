import { call } from '#platform/calls/office-api/call.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import type { CalendarTable } from '../wire/calendar.ts';
import { shownAt } from './calendar-days.ts';
import { bodyOf, emptyDraft } from './reservation-draft.ts';
import { ReservationForm } from './reservation-form.tsx';
import { useRefresh } from './use-calendar.ts';

const QUARTER = 15 * MINUTE;

interface NewReservationProps {
  day: string;
  /** Where in the calendar it was begun. */
  wanted: { startsAt?: number; tableIds?: string[] };
  tables: readonly CalendarTable[];
  onClose: () => void;
}

export function NewReservation({ day, wanted, tables, onClose }: NewReservationProps) {
  const { calendar: t } = useTexts();
  const { storeId, profile } = useStore();
  const { timeZone } = profile;
  const refresh = useRefresh();
  const startsAt = wanted.startsAt ?? Math.ceil(serverNow() / QUARTER) * QUARTER;
  const [shownDay = day, clock = ''] = shownAt(timeZone, startsAt).split(' ');
  const initial = {
    ...emptyDraft(wanted.startsAt === undefined ? day : shownDay, clock.slice(0, 5)),
    tableIds: wanted.tableIds ?? [],
  };
  return (
    <Dialog isOpen onClose={onClose} size="34rem" title={t.newReservation}>
      <ReservationForm
        initial={initial}
        tables={tables}
        action={t.enter}
        send={(draft, anyway) =>
          call('POST /api/calendar/:storeId/reservations', {
            params: { storeId },
            body: { ...bodyOf(draft, timeZone), ...(anyway ? { anyway } : {}) },
          })
        }
        onDone={() => {
          void refresh();
          onClose();
        }}
        onClose={onClose}
      />
    </Dialog>
  );
}

import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatTime } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import type { CalendarEventView, CalendarView } from '../wire/calendar.ts';
import styles from './calendar.module.css';
import { ReservationRow } from './reservation-row.tsx';
import { guestsOf } from './to-events.ts';
import { WaitingLine } from './waiting-line.tsx';

interface DayListProps {
  calendar: CalendarView;
  day: string;
  today: string;
  onOpen: (id: string) => void;
  onEvent: (event: CalendarEventView) => void;
  onNew: () => void;
}

/** A day as the person at the door needs it: who waits, who comes, who sits, who has been. */
export function DayList({ calendar, day, today, onOpen, onEvent, onNew }: DayListProps) {
  const { t } = useInterface();
  const { calendar: words } = t;
  const { reservations, events, tables } = calendar;
  const groups = {
    coming: reservations.filter(({ state }) => state === 'requested' || state === 'confirmed'),
    seated: reservations.filter(({ state }) => state === 'seated'),
    over: reservations.filter(
      ({ state }) => state === 'done' || state === 'no_show' || state === 'cancelled',
    ),
  };
  const counted = [...groups.coming, ...groups.seated];
  return (
    <div className={styles.lists}>
      <p className={styles.about}>{words.sum(counted.length, guestsOf(counted))}</p>
      {events.map((event) => (
        <EventRow key={event._id} event={event} onOpen={onEvent} />
      ))}
      {day === today && <WaitingLine tables={tables} onOpen={onOpen} />}
      {reservations.length === 0 && (
        <Nothing title={words.nothing}>
          <Button onClick={onNew}>{words.newReservation}</Button>
        </Nothing>
      )}
      {(['coming', 'seated', 'over'] as const)
        .filter((name) => groups[name].length > 0)
        .map((name) => (
          <Card key={name} title={words[name]}>
            <ul className={styles.list}>
              {groups[name].map((one) => (
                <ReservationRow key={one._id} reservation={one} tables={tables} onOpen={onOpen} />
              ))}
            </ul>
          </Card>
        ))}
    </div>
  );
}

function EventRow({ event, onOpen }: { event: CalendarEventView; onOpen: DayListProps['onEvent'] }) {
  const { language } = useInterface();
  const { timeZone } = useStore().profile;
  const clock = { language, timeZone };
  return (
    <button type="button" className={styles.event} onClick={() => onOpen(event)}>
      <strong>{event.title}</strong>
      <span className={styles.about}>
        {formatTime(event.startsAt, clock)} – {formatTime(event.endsAt, clock)}
      </span>
    </button>
  );
}

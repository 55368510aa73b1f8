import { ResourcesDayView } from '@mantine/schedule';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/schedule/styles.layer.css';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface, useNames } from '#texts/office/index.ts';
import { formatTime } from '#ui/office/format.ts';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { useUndoNotice } from '#ui/office/notices/use-undo-notice.tsx';
import type { CalendarView, ReservationView } from '../wire/calendar.ts';
import styles from './calendar.module.css';
import { momentOf, shownAt, shownHours } from './calendar-days.ts';
import { landingOf, NO_TABLE, type Shown, tableEvents } from './to-events.ts';
import { useMoves } from './use-calendar.ts';
import { useScheduleTexts } from './use-schedule-texts.ts';

interface TablesViewProps {
  calendar: CalendarView;
  day: string;
  today: string;
  onOpen: (id: string) => void;
  onNew: (wanted: { startsAt: number; tableIds: string[] }) => void;
}

interface Dropped {
  newStart: string;
  newEnd: string;
  resourceId?: string | number | undefined;
}

/** A day with the tables as rows. A party is dragged to another time or table, or made longer at its edge. */
export function TablesView({
  calendar: { reservations, tables },
  day,
  today,
  onOpen,
  onNew,
}: TablesViewProps) {
  const {
    t: { calendar: t },
    language,
  } = useInterface();
  const { placeOf } = useNames();
  const { timeZone, openingHours } = useStore().profile;
  const { change } = useMoves();
  const offerUndo = useUndoNotice();
  const texts = useScheduleTexts();
  const titleOf = ({ name, party }: ReservationView) => `${party} · ${name}`;
  const events = tableEvents(reservations, { timeZone, titleOf, tableIds: tables.map(({ _id }) => _id) });
  const hasNone = events.some(({ resourceId }) => resourceId === NO_TABLE);
  if (tables.length === 0 && !hasNone) return <Nothing title={t.noTables} />;
  const hours = shownHours(
    openingHours,
    day,
    events.map(({ start }) => String(start)),
  );

  function drop(
    reservation: ReservationView,
    from: string | undefined,
    { newStart, newEnd, resourceId }: Dropped,
  ) {
    const landing = landingOf(reservation, from, {
      start: momentOf(timeZone, newStart),
      end: momentOf(timeZone, newEnd),
      to: resourceId === undefined ? undefined : String(resourceId),
    });
    const { _id, startsAt, minutes, tableIds, name } = reservation;
    const places = tables.filter((table) => landing.tableIds.includes(table._id)).map(placeOf);
    const time = formatTime(new Date(landing.startsAt).toISOString(), { language, timeZone });
    change.mutate(
      { _id, ...landing, startsAt: new Date(landing.startsAt).toISOString() },
      {
        onSuccess: () =>
          offerUndo(t.moved(name, [...places, time].join(', ')), () =>
            change.mutate({ _id, startsAt, minutes, tableIds }),
          ),
      },
    );
  }

  return (
    <div className={styles.schedule}>
      <ResourcesDayView
        {...texts.day}
        date={day}
        withHeader={false}
        startTime={hours.start}
        endTime={hours.end}
        intervalMinutes={15}
        className={styles.tables}
        slotWidth={`max(var(--least), (100cqi - 7rem) / ${slotsIn(hours)})`}
        {...(day === today ? { startScrollTime: anHourBefore(shownAt(timeZone, serverNow())) } : {})}
        classNames={{ resourcesDayViewTimeLabel: styles.hour ?? '' }}
        rowHeight="3.5rem"
        radius="xs"
        maxEventsPerTimeSlot={3}
        resources={[
          ...tables.map((table) => ({
            id: table._id,
            label: placeOf(table),
            payload: { seats: t.seats(table.seats) },
          })),
          ...(hasNone ? [{ id: NO_TABLE, label: t.noTable }] : []),
        ]}
        renderResourceLabel={({ label, payload }) => (
          <span className={styles.table}>
            {label} <span className={styles.about}>{payload?.['seats']}</span>
          </span>
        )}
        events={events}
        withCurrentTimeIndicator
        withCurrentTimeBubble={false}
        getCurrentTime={() => shownAt(timeZone, serverNow())}
        withEventsDragAndDrop
        withEventResize
        canDragEvent={isMovable}
        canResizeEvent={isMovable}
        onEventDrop={({ event, ...dropped }) => {
          const { reservation } = (event.payload ?? {}) as Shown;
          if (reservation) drop(reservation, tableOf(event), dropped);
        }}
        onEventResize={({ event, ...dropped }) => {
          const { reservation } = (event.payload ?? {}) as Shown;
          if (reservation) drop(reservation, tableOf(event), dropped);
        }}
        onEventClick={(event) => {
          const { reservation } = (event.payload ?? {}) as Shown;
          if (reservation) onOpen(reservation._id);
        }}
        onTimeSlotClick={({ slotStart, resourceId }) =>
          onNew({
            startsAt: momentOf(timeZone, slotStart),
            tableIds: resourceId === undefined || resourceId === NO_TABLE ? [] : [String(resourceId)],
          })
        }
      />
    </div>
  );
}

const QUARTER = 15 * MINUTE;
const msOf = (clock: string): number => Date.parse(`1970-01-01T${clock}Z`);
const slotsIn = ({ start, end }: { start: string; end: string }): number =>
  Math.ceil((msOf(end) - msOf(start)) / QUARTER);

/** On a phone what goes on now stands beside the names of the tables. */
const anHourBefore = (shown: string): string =>
  new Date(Math.max(0, msOf(shown.slice(11)) - 4 * QUARTER)).toISOString().slice(11, 19);

const tableOf = ({ resourceId }: { resourceId?: string | number }): string | undefined =>
  resourceId === undefined ? undefined : String(resourceId);

function isMovable({ payload }: { payload?: Shown }): boolean {
  const state = payload?.reservation?.state;
  return state === 'requested' || state === 'confirmed' || state === 'seated';
}

import { type DayOfWeek, MonthView, type ScheduleEventData, WeekView } from '@mantine/schedule';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/schedule/styles.layer.css';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { FULLNESSES, fullnessOf } from '../rules/fullness.ts';
import type { CalendarEventView, CalendarView } from '../wire/calendar.ts';
import styles from './calendar.module.css';
import { daysOf, hoursOfDays, shownAt } from './calendar-days.ts';
import { datedEvents, type Shown } from './to-events.ts';
import { useScheduleTexts } from './use-schedule-texts.ts';

interface DatesViewProps {
  calendar: CalendarView;
  view: 'week' | 'month';
  day: string;
  onEvent: (event: CalendarEventView) => void;
  onDay: (day: string) => void;
}

/** Seven days from the chosen one, or its month, with everything that has a date. A click leads to the day. */
export function DatesView({ calendar, view, day, onEvent, onDay }: DatesViewProps) {
  const { calendar: t } = useTexts();
  const { timeZone, openingHours } = useStore().profile;
  const texts = useScheduleTexts();
  const events = datedEvents(calendar, view === 'week' ? 'hour' : 'day', {
    timeZone,
    holidays: openingHours?.holidays ?? [],
    closed: t.closed,
    sumOf: t.guests,
  });
  const seats = calendar.tables.reduce((sum, table) => sum + table.seats, 0);
  const guestsOn = new Map(
    events.flatMap(({ payload }) => (payload?.day ? [[payload.day, payload.guests ?? 0]] : [])),
  );
  const shared = {
    date: day,
    withHeader: false,
    events,
    radius: 'xs',
    onEventClick: ({ payload }: ScheduleEventData<Shown>) => {
      if (payload?.day) onDay(payload.day);
      if (payload?.event) onEvent(payload.event);
    },
  };
  if (view === 'month') {
    return (
      <>
        <div className={styles.schedule}>
          <MonthView
            {...texts.month}
            {...shared}
            consistentWeeks={false}
            className={styles.month}
            classNames={{ monthViewDay: styles.date, monthViewWeekday: styles.weekday }}
            getDayProps={(date) => ({ 'data-full': fullnessOf(guestsOn.get(date) ?? 0, seats) })}
            renderEventBody={(event) => <Sum {...event} />}
            onDayClick={onDay}
          />
        </div>
        {seats > 0 && <FullnessKey />}
      </>
    );
  }
  const starts = events.filter(({ payload }) => payload).map(({ start }) => String(start));
  const hours = hoursOfDays(openingHours, daysOf('week', day), starts);
  return (
    <>
      <div key={day} className={styles.schedule} ref={nameHeads}>
        <WeekView
          {...texts.week}
          {...shared}
          className={styles.week}
          classNames={{ weekViewDaySlot: styles.slot, weekViewDayLabel: styles.weekday }}
          renderEventBody={(event) => <HourSum {...event} seats={seats} />}
          firstDayOfWeek={new Date(day).getUTCDay() as DayOfWeek}
          withWeekNumber={false}
          withCurrentTimeBubble={false}
          highlightToday
          startTime={hours.start}
          endTime={hours.end}
          getCurrentTime={() => shownAt(timeZone, serverNow())}
          onAllDaySlotClick={onDay}
        />
      </div>
      {seats > 0 && <FullnessKey />}
    </>
  );
}

/** What the tints of days say. */
function FullnessKey() {
  const { calendar: t } = useTexts();
  return (
    <p className={styles.key}>
      {t.fullness}
      {FULLNESSES.map((level) => (
        <span key={level} className={styles.keyPart}>
          <span className={styles.swatch} data-full={level} />
          {t.fullnesses[level]}
        </span>
      ))}
    </p>
  );
}

/** An hour, tinted by how full it is. */
function HourSum({
  title,
  payload,
  seats,
}: Pick<ScheduleEventData<Shown>, 'title' | 'payload'> & { seats: number }) {
  if (payload?.guests === undefined) return title;
  return (
    <span className={styles.sum} data-full={fullnessOf(payload.guests, seats)}>
      {title}
    </span>
  );
}

/** Where a day has no room for the word, its number of guests stands alone. */
function Sum({ title, payload }: Pick<ScheduleEventData<Shown>, 'title' | 'payload'>) {
  if (payload?.guests === undefined) return title;
  return (
    <>
      <span className={`${styles.sum} ${styles.long}`}>{title}</span>
      <span className={`${styles.sum} ${styles.short}`} aria-hidden="true">
        {payload.guests}
      </span>
    </>
  );
}

/** The library names the heads of days by their dates in digits. Without that they are named as they read. */
function nameHeads(week: HTMLElement | null): void {
  for (const head of week?.querySelectorAll('.mantine-WeekView-weekViewDayLabel') ?? [])
    head.removeAttribute('aria-label');
}

import { type DayOfWeek, MonthView, type ScheduleEventData, WeekView } from '@mantine/schedule';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/schedule/styles.layer.css';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
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
      <div className={styles.schedule}>
        <MonthView
          {...texts.month}
          {...shared}
          className={styles.month}
          renderEventBody={(event) => <Sum {...event} />}
          onDayClick={onDay}
        />
      </div>
    );
  }
  const starts = events.filter(({ payload }) => payload).map(({ start }) => String(start));
  const hours = hoursOfDays(openingHours, daysOf('week', day), starts);
  return (
    <div key={day} className={styles.schedule} ref={nameHeads}>
      <WeekView
        {...texts.week}
        {...shared}
        className={styles.week}
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
  );
}

/** Where a day has no room for the word, its number of guests stands alone. */
function Sum({ title, payload }: Pick<ScheduleEventData<Shown>, 'title' | 'payload'>) {
  if (payload?.guests === undefined) return title;
  return (
    <>
      <span className={styles.long}>{title}</span>
      <span className={styles.short} aria-hidden="true">
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

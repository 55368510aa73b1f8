import { LANGUAGES } from '#platform/language/rules/languages.ts';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Choice } from '#ui/office/choices/choice.tsx';
import { BackIcon, ForwardIcon } from '#ui/office/icons.tsx';
import styles from './calendar.module.css';
import { type CalendarSearch, daysOf, stepFrom, VIEWS, type View } from './calendar-days.ts';

interface CalendarBarProps {
  view: View;
  day: string;
  today: string;
  onGo: (change: CalendarSearch) => void;
}

/** Chooses the view and the days. */
export function CalendarBar({ view, day, today, onGo }: CalendarBarProps) {
  const { t, language } = useInterface();
  const { calendar } = t;
  return (
    <div className={styles.bar}>
      <Choice
        label={calendar.view}
        value={view}
        options={VIEWS.map((value) => ({ value, label: calendar.views[value] }))}
        onChange={(chosen) => onGo({ view: chosen })}
      />
      <div className={styles.steps}>
        <Button
          icon={<BackIcon />}
          aria-label={calendar.earlier}
          onClick={() => onGo({ day: stepFrom(view, day, -1) })}
        />
        <Button aria-pressed={day === today} onClick={() => onGo({ day: today })}>
          {calendar.today}
        </Button>
        <Button
          icon={<ForwardIcon />}
          aria-label={calendar.later}
          onClick={() => onGo({ day: stepFrom(view, day, 1) })}
        />
        <input
          type="date"
          className={styles.day}
          aria-label={calendar.day}
          value={day}
          onChange={({ target }) => target.value && onGo({ day: target.value })}
        />
      </div>
      <h2 className={styles.shown} aria-live="polite">
        {titleOf(view, day, LANGUAGES[language].tag)}
      </h2>
    </div>
  );
}

function titleOf(view: View, day: string, locale: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  if (view === 'month') return format({ month: 'long', year: 'numeric' }).format(new Date(day));
  if (view !== 'week')
    return format({ weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(day));
  const { from, to } = daysOf(view, day);
  return format({ day: 'numeric', month: 'short' }).formatRange(new Date(from), new Date(to));
}

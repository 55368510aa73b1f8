import { LANGUAGES } from '#platform/language/rules/languages.ts';
import { useInterface } from '#texts/office/index.ts';

/** The words and dates of the schedule in the language of the office. */
export function useScheduleTexts() {
  const { t, language } = useInterface();
  const { calendar: words } = t;
  const locale = LANGUAGES[language].tag;
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (shown: string) =>
      formatter.format(new Date(`${shown.replace(' ', 'T')}${shown.length > 10 ? 'Z' : ''}`));
  };
  const labels = {
    today: words.today,
    next: words.later,
    previous: words.earlier,
    timeSlot: words.slot,
    resourceSlot: words.slot,
    resources: words.tables,
    resource: words.tables,
    noEvents: words.nothing,
    moreLabel: words.more,
    day: words.views.list,
    week: words.views.week,
    month: words.views.month,
    allDay: words.allDay,
  };
  const hour = format({ hour: 'numeric' });
  /** The quarters between have no label. */
  const slotLabelFormat = (shown: string) => (/(?<= |T|^)\d\d:00/.test(shown) ? hour(shown) : '');
  const weekdayFormat = format({ weekday: 'short' });
  return {
    day: { labels, slotLabelFormat },
    week: { labels, slotLabelFormat, weekdayFormat },
    month: { labels, weekdayFormat },
  };
}

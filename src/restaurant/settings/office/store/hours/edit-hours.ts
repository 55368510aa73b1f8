import {
  type DAYS,
  everyDay,
  type Holiday,
  type OpeningHours,
  type Span,
  WHOLE_DAY,
} from '#restaurant/opening-hours/rules/opening.ts';
import { type OpeningFault, openingHours as schema } from '#restaurant/opening-hours/wire/opening.ts';

export type Day = (typeof DAYS)[number];
type Issue = NonNullable<ReturnType<typeof schema.safeParse>['error']>['issues'][number];
export type HoursFault = OpeningFault | 'time' | 'day' | 'tooMany' | 'tooLong';

/** The days of a week, from Monday. */
export const WEEK: readonly Day[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
export const WEEKDAYS: readonly Day[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
export const WEEKEND: readonly Day[] = ['sat', 'sun'];

const FIRST_SPAN: Span = { from: '11:00', to: '23:00' };
const EVENING: Span = { from: '18:00', to: '23:00' };

/** The first hours of a store that was open at all hours until now. */
export const usualHours = (): OpeningHours => everyDay(FIRST_SPAN);

/** Adds hours to a day. The second hours are the evening's, because lunch is usually entered first. */
export function withSpan(spans: Span[]): Span[] {
  return [...spans, spans.length === 0 ? FIRST_SPAN : EVENING];
}

/** Time fields have no 24:00, so hours from midnight to midnight are the whole day. */
export function withTime(span: Span, edge: 'from' | 'to', time: string): Span {
  const changed = { ...span, to: shownEnd(span), [edge]: time };
  return isWholeDay(changed) ? WHOLE_DAY : changed;
}

export function shownEnd({ to }: Span): string {
  return to === '24:00' ? '00:00' : to;
}

function isWholeDay({ from, to }: Span): boolean {
  return from === '00:00' && (to === '00:00' || to === '24:00');
}

export function endsNextDay({ from, to }: Span): boolean {
  return from !== '' && to !== '' && to < from;
}

export function withDay(hours: OpeningHours, day: Day, spans: Span[]): OpeningHours {
  return { ...hours, week: { ...hours.week, [day]: spans } };
}

/** Copies the hours of one day to others. */
export function copyDay(hours: OpeningHours, from: Day, to: readonly Day[]): OpeningHours {
  const copies = to.filter((day) => day !== from).map((day) => [day, structuredClone(hours.week[from])]);
  return { ...hours, week: { ...hours.week, ...Object.fromEntries(copies) } };
}

export function withHoliday(hours: OpeningHours, today: string): OpeningHours {
  const holiday: Holiday = { from: today, to: today, label: '', hours: [] };
  return { ...hours, holidays: [...hours.holidays, holiday] };
}

/** Moves the first day, and with it the last day if that would be earlier. */
export function withFirstDay(holiday: Holiday, from: string): Holiday {
  return { ...holiday, from, to: holiday.to < from ? from : holiday.to };
}

/** The faults for which the API would refuse these hours, by path. Each kind has a text in every language. */
export function hoursFaults(hours: OpeningHours): Record<string, HoursFault> {
  const faults: Record<string, HoursFault> = {};
  for (const issue of schema.safeParse(hours).error?.issues ?? [])
    faults[issue.path.join('.')] ??= kindOf(issue);
  return faults;
}

function kindOf({ path, ...issue }: Issue): HoursFault {
  if (issue.code === 'custom') return issue.params?.['fault'];
  if (issue.code === 'too_big') return path.at(-1) === 'label' ? 'tooLong' : 'tooMany';
  return path[0] === 'holidays' && path.length === 3 ? 'day' : 'time';
}

import { type OpeningFault, openingHours as schema } from '#domain/api/opening.ts';
import type { DAYS, Holiday, OpeningHours, Span } from '#domain/time/opening.ts';

export type Day = (typeof DAYS)[number];
type Issue = NonNullable<ReturnType<typeof schema.safeParse>['error']>['issues'][number];
export type HoursFault = OpeningFault | 'time' | 'day' | 'tooMany' | 'tooLong';

/** As a week is written down. */
export const WEEK: readonly Day[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
export const WEEKDAYS: readonly Day[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
export const WEEKEND: readonly Day[] = ['sat', 'sun'];

const FIRST_SPAN: Span = { from: '11:00', to: '23:00' };
const EVENING: Span = { from: '18:00', to: '23:00' };
const WHOLE_DAY: Span = { from: '00:00', to: '24:00' };

/** For a store that was open at all hours until now. */
export function usualHours(): OpeningHours {
  const day = () => [{ ...FIRST_SPAN }];
  const week = { mon: day(), tue: day(), wed: day(), thu: day(), fri: day(), sat: day(), sun: day() };
  return { week, holidays: [] };
}

/** The next hours of a day: lunch is mostly there first. */
export function withSpan(spans: Span[]): Span[] {
  return [...spans, spans.length === 0 ? FIRST_SPAN : EVENING];
}

/** Clocks have no 24:00: what begins and ends at midnight is the whole day. */
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

/** The hours of one day on others too; each gets its own copy. */
export function copyDay(hours: OpeningHours, from: Day, to: readonly Day[]): OpeningHours {
  const copies = to.filter((day) => day !== from).map((day) => [day, structuredClone(hours.week[from])]);
  return { ...hours, week: { ...hours.week, ...Object.fromEntries(copies) } };
}

export function withHoliday(hours: OpeningHours, today: string): OpeningHours {
  const holiday: Holiday = { from: today, to: today, label: '', hours: [] };
  return { ...hours, holidays: [...hours.holidays, holiday] };
}

/** A last day that is not before the first: moving the first one takes it along. */
export function withFirstDay(holiday: Holiday, from: string): Holiday {
  return { ...holiday, from, to: holiday.to < from ? from : holiday.to };
}

/** What the wire would refuse, by path, in kinds that can be told in every language. */
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

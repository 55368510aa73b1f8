import * as z from 'zod/mini';
import { clock, day, text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { spanMinutes } from '../rules/opening.ts';

const MOST_SPANS = 6;
const MOST_HOLIDAYS = 100;

/** Tells the cause of an issue in its params, since Zod has no code for it. */
export type OpeningFault = 'same' | 'overlaps' | 'endsBefore' | 'sameDays';
const because = (fault: OpeningFault) => ({ fault });

const endClock = z.string().check(z.regex(/^(?:([01]\d|2[0-3]):[0-5]\d|24:00)$/, formatFault('openingTime')));

const span = z.strictObject({ from: clock, to: endClock }).check(
  z.refine(({ from, to }) => from !== to, {
    path: ['to'],
    message: formatFault('noTimeBetween'),
    params: because('same'),
  }),
);

/** The hours of one day, in any order. Spans may touch but not overlap. */
const spans = z.array(span).check(
  z.maxLength(MOST_SPANS, formatFault('tooManyHours', { most: MOST_SPANS })),
  z.check(({ value, issues }) => {
    for (const index of overlapping(value, spanMinutes)) {
      issues.push({
        code: 'custom',
        path: [index],
        message: formatFault('overlapping'),
        params: because('overlaps'),
        input: value[index],
      });
    }
  }),
);

const holiday = z
  .strictObject({
    from: day,
    to: day,
    label: z._default(text(100), ''),
    hours: z._default(spans, []),
  })
  .check(
    z.refine(({ from, to }) => from <= to, {
      path: ['to'],
      message: formatFault('lastBeforeFirst'),
      params: because('endsBefore'),
    }),
  );

const holidays = z.array(holiday).check(
  z.maxLength(MOST_HOLIDAYS, formatFault('atMost', { most: MOST_HOLIDAYS })),
  z.check(({ value, issues }) => {
    for (const index of overlapping(value, daysOf)) {
      const message = formatFault('sameDays');
      const params = because('sameDays');
      issues.push({ code: 'custom', path: [index], message, params, input: value[index] });
    }
  }),
);

/** Every weekday is required, so that a day left out by mistake does not count as closed. */
export const openingHours = z.strictObject({
  week: z.strictObject({
    mon: spans,
    tue: spans,
    wed: spans,
    thu: spans,
    fri: spans,
    sat: spans,
    sun: spans,
  }),
  holidays: z._default(holidays, []),
});

interface Stretch {
  from: number;
  to: number;
}

function daysOf(entry: { from: string; to: string }): Stretch {
  return { from: Date.parse(entry.from), to: Date.parse(entry.to) + 1 };
}

/** Returns the indexes of entries that begin before an earlier one has ended. */
function overlapping<T>(things: T[], stretchOf: (thing: T) => Stretch): number[] {
  const ordered = things
    .map((thing, index) => ({ ...stretchOf(thing), index }))
    .toSorted((one, other) => one.from - other.from);
  let latest = Number.NEGATIVE_INFINITY;
  return ordered.flatMap(({ from, to, index }) => {
    const overlaps = from < latest;
    latest = Math.max(latest, to);
    return overlaps ? [index] : [];
  });
}

const spansView = z.array(z.object({ from: z.string(), to: z.string() }));

export const openingHoursView = z.object({
  week: z.object({
    mon: spansView,
    tue: spansView,
    wed: spansView,
    thu: spansView,
    fri: spansView,
    sat: spansView,
    sun: spansView,
  }),
  holidays: z.array(z.object({ from: z.string(), to: z.string(), label: z.string(), hours: spansView })),
});

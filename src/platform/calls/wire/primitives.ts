import * as z from 'zod/mini';
import { MOST_LANGUAGES } from '#ordering/menu/rules/translations.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { parseHundredths } from '#platform/money/rules/money.ts';
import { DAYS } from '#restaurant/opening-hours/rules/opening.ts';

/** Ours are UUIDv7. Ids of an imported catalogue are kept as they are. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, formatFault('id')));

export function text(most: number, least = 0) {
  return z
    .string()
    .check(z.minLength(least, formatFault('required')), z.maxLength(most, formatFault('tooLong', { most })));
}

/** For look-ups: an id that cannot be ours is answered as unknown, not as malformed. */
export const anyId = text(200);

/** Reads null as a missing field, since old clients send it for fields left empty. */
export function maybe<T extends z.ZodMiniType>(schema: T) {
  return z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value ?? undefined),
    ),
  );
}

/** Some clients send texts such as a code or a table as a number. */
export function textOrNumber(most: number, least = 0) {
  return z.pipe(z.union([text(most, least), z.number()], formatFault('textOrNumber')), z.transform(String));
}

/** A number or numeric string with at most two decimals. Its output is in hundredths. */
export function hundredths(most: number, message: string) {
  return z.pipe(
    z.union([z.number(), z.string()], message),
    z.transform((value, context) => {
      const read = parseHundredths(value);
      if (read !== null && read <= most) return read;
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    }),
  );
}

/** A hundred million. Sums of a whole cart stay exact. */
export const LARGEST_PRICE = 10_000_000_000;

export const price = hundredths(LARGEST_PRICE, formatFault('amount'));
export const percent = hundredths(10_000, formatFault('percentage'));

const FIRST_INSTANT = Date.parse('1970-01-01T00:00:00Z');
const LAST_INSTANT = Date.parse('9999-12-31T00:00:00Z');
const INSTANT_MESSAGE = formatFault('instant');

/** Years before and after have no form that every database understands. */
const isStorable = (at: number) => !(at < FIRST_INSTANT || at > LAST_INSTANT);

export const instant = z.iso
  .datetime({ offset: true, message: INSTANT_MESSAGE })
  .check(z.refine((text) => isStorable(Date.parse(text)), INSTANT_MESSAGE));

const digits = z.string().check(z.regex(/^\d{1,15}$/));

/** A query's instant, day (from midnight UTC) or ms since 1970. Its output is in ms. */
export const since = z
  .pipe(
    z.union([z.iso.datetime({ offset: true }), z.iso.date(), digits], INSTANT_MESSAGE),
    z.transform((text) => (digits.safeParse(text).success ? Number(text) : Date.parse(text))),
  )
  .check(z.refine(isStorable, INSTANT_MESSAGE));

/** Browsers resolve these before they ask, so that the address is another one than it looks. */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;

export const imageUrl = z.string().check(
  z.maxLength(2048),
  z.regex(/^(?:\/(?!\/)|https?:\/\/)[^\s"'<>\\]*$/, formatFault('picture')),
  z.refine((url) => !DOT_SEGMENT.test(url), formatFault('picture')),
);
export const color = z.string().check(z.regex(/^[0-9A-Fa-f]{6}$/, formatFault('color')));
export const day = z.iso.date(formatFault('day', { example: '2026-11-20' }));
export const weekdays = z.array(z.enum(DAYS)).check(z.maxLength(DAYS.length));
export const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, formatFault('clock')));

/**
 * Limits the number of keys, since whoever sends a record chooses them. Use it for every record read from
 * outside.
 */
export function recordOf<Key extends z.core.$ZodRecordKey, Value extends z.core.SomeType>(
  key: Key,
  value: Value,
  most: number,
) {
  const isWithin = (record: object) => Object.keys(record).length <= most;
  return z
    .record(key, value)
    .check(z.refine(isWithin, formatFault('atMost', { most })), z.meta({ maxProperties: most }));
}

export const translations = recordOf(
  z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, formatFault('languageCode'))),
  z.strictObject({ label: z.optional(text(200)), description: z.optional(text(1000)) }),
  MOST_LANGUAGES,
);

/** A whole number within these bounds. */
export const count = (least: number, most: number) =>
  z
    .int(formatFault('wholeNumber'))
    .check(
      z.minimum(least, formatFault('atLeast', { least })),
      z.maximum(most, formatFault('atMost', { most })),
    );

import * as z from 'zod/mini';
import { wrong } from '../faults/field-fault.ts';
import { MOST_LANGUAGES } from '../menu/translations.ts';
import { parseHundredths } from '../money/money.ts';

/** Ids are ours (UUIDv7) or come with an imported catalogue, and are kept then. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, wrong('id')));

export function text(most: number, least = 0) {
  return z
    .string()
    .check(z.minLength(least, wrong('required')), z.maxLength(most, wrong('tooLong', { most })));
}

/** An id that is only looked up: one that is not ours is unknown, and not malformed. */
export const anyId = text(200);

/** Old clients send null for what they leave empty: it is the same as no field at all. */
export function maybe<T extends z.ZodMiniType>(schema: T) {
  return z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value ?? undefined),
    ),
  );
}

/** A text that some clients send as a number, such as a code or the number of a table. */
export function textOrNumber(most: number, least = 0) {
  return z.pipe(z.union([text(most, least), z.number()], wrong('textOrNumber')), z.transform(String));
}

/** A number with two decimals at most, or the same as a numeric string; read as hundredths. */
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

/** At most a hundred million, so that sums of a whole cart stay exact. */
export const LARGEST_PRICE = 10_000_000_000;

export const price = hundredths(LARGEST_PRICE, wrong('amount'));
export const percent = hundredths(10_000, wrong('percentage'));

const FIRST_INSTANT = Date.parse('1970-01-01T00:00:00Z');
const LAST_INSTANT = Date.parse('9999-12-31T00:00:00Z');
const INSTANT_MESSAGE = wrong('instant');

/** The years before and after have no form that every database understands. */
const isStorable = (at: number) => !(at < FIRST_INSTANT || at > LAST_INSTANT);

/** With its offset. */
export const instant = z.iso
  .datetime({ offset: true, message: INSTANT_MESSAGE })
  .check(z.refine((text) => isStorable(Date.parse(text)), INSTANT_MESSAGE));

const digits = z.string().check(z.regex(/^\d{1,15}$/));

/** In a query: an instant, a day (from its midnight in UTC on) or ms since 1970; read as the last. */
export const since = z
  .pipe(
    z.union([z.iso.datetime({ offset: true }), z.iso.date(), digits], INSTANT_MESSAGE),
    z.transform((text) => (digits.safeParse(text).success ? Number(text) : Date.parse(text))),
  )
  .check(z.refine(isStorable, INSTANT_MESSAGE));

export const imageUrl = z
  .string()
  .check(z.maxLength(2048), z.regex(/^(?:\/(?!\/)|https?:\/\/)[^\s"'<>\\]*$/, wrong('picture')));
export const color = z.string().check(z.regex(/^[0-9A-Fa-f]{6}$/, wrong('color')));
export const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, wrong('clock')));

/** Whoever sends a record chooses its keys: every one that is read from outside says how many there may be. */
export function recordOf<Key extends z.core.$ZodRecordKey, Value extends z.core.SomeType>(
  key: Key,
  value: Value,
  most: number,
) {
  const isWithin = (record: object) => Object.keys(record).length <= most;
  return z
    .record(key, value)
    .check(z.refine(isWithin, wrong('atMost', { most })), z.meta({ maxProperties: most }));
}

export const translations = recordOf(
  z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, wrong('languageCode'))),
  z.strictObject({ label: z.optional(text(200)), description: z.optional(text(1000)) }),
  MOST_LANGUAGES,
);

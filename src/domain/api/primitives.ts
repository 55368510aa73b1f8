import * as z from 'zod/mini';
import { parseHundredths } from '../money.ts';

/** Ids are ours (UUIDv7) or come with an imported catalogue, and are kept then. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'Not a valid id'));

export function text(most: number, least = 0) {
  return z
    .string()
    .check(z.minLength(least, 'This field is required'), z.maxLength(most, `At most ${most} characters`));
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

export const price = hundredths(LARGEST_PRICE, 'Must be an amount with two decimals at most');
export const percent = hundredths(10_000, 'Must be a percentage from 0 to 100 with two decimals at most');

const FIRST_INSTANT = Date.parse('1970-01-01T00:00:00Z');
const LAST_INSTANT = Date.parse('9999-12-31T00:00:00Z');
const INSTANT_MESSAGE = 'Must be a time such as 2030-01-31T18:00:00Z';

/** With its offset; the years before and after have no form that every database understands. */
export const instant = z.iso.datetime({ offset: true, message: INSTANT_MESSAGE }).check(
  z.refine((text) => {
    const at = Date.parse(text);
    return !(at < FIRST_INSTANT || at > LAST_INSTANT);
  }, INSTANT_MESSAGE),
);

export const imageUrl = z
  .string()
  .check(
    z.maxLength(2048),
    z.regex(/^(?:\/(?!\/)|https?:\/\/)[^\s"'<>\\]*$/, 'Must be the address of a picture'),
  );
export const color = z.string().check(z.regex(/^[0-9A-Fa-f]{6}$/, 'Must be six hexadecimal digits'));
export const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 07:30'));
export const translations = z.record(
  z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Must be a language code')),
  z.strictObject({ label: z.optional(text(200)), description: z.optional(text(1000)) }),
);

import * as z from 'zod/mini';
import { text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { SCOPE_NAMES } from '../rules/scopes.ts';

export const KEY_DAYS = [30, 90, 365] as const;
export const MOST_KEYS = 20;

const scopes = z.array(z.enum(SCOPE_NAMES)).check(
  z.minLength(1, formatFault('required')),
  z.maxLength(SCOPE_NAMES.length),
  z.refine((given) => new Set(given).size === given.length, formatFault('invalid')),
);

export const keyBody = z.strictObject({
  name: text(60, 1),
  scopes,
  /** After how many days it ends. Null: never by itself. */
  days: z.nullable(z.literal(KEY_DAYS)),
});

export const keyView = z.object({
  _id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPE_NAMES)),
  /** Its last characters. */
  end: z.string(),
  /** The name of whoever made it. */
  by: z.string(),
  since: z.string(),
  endsAt: z.nullable(z.string()),
  /** Null until it is used. */
  seenAt: z.nullable(z.string()),
  /** The network it was last used from. */
  seenFrom: z.nullable(z.string()),
  /** Until when the secret that was replaced is still good. */
  formerUntil: z.nullable(z.string()),
});

export const keysView = z.object({ keys: z.array(keyView) });

/** The only answer that has the secret. */
export const madeKey = z.object({ key: keyView, secret: z.string() });

export type KeyBody = z.infer<typeof keyBody>;
export type KeyView = z.infer<typeof keyView>;
export type KeysView = z.infer<typeof keysView>;
export type MadeKey = z.infer<typeof madeKey>;

import type * as z from 'zod';
import type { GetJson, PostJson } from '../../../platform/http/post-json.ts';

/** What an adapter works with. */
export interface Tools {
  /** Where a path of ours is reached from outside. */
  urlOf: (path: string) => string;
  postJson: PostJson;
  getJson: GetJson;
  /** Whether this one may be on this machine or in its network: tests, and a simulated one. */
  allowPlain: (host: string) => boolean;
}

export const takesHostWith =
  ({ allowPlain }: Tools) =>
  (host: string) =>
    allowPlain(host) || /^https:/i.test(host);

/** Null for what is no JSON or of another shape; a parser's own words would quote what it could not read. */
export function parseJson<T extends z.ZodType>(schema: T, text: string): z.infer<T> | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Why there was no answer to go by. */
export const SOMETHING_ELSE = 'It answered something else';
export const OTHER_ORDER = 'It answered for another order';
export const answered = (status: number) => `It answered ${status}`;

type Unreachable = { state: 'unreachable'; reason: string };

export const unreachable = (reason: string): Unreachable => ({ state: 'unreachable', reason });

/** No failure: where it looks, what it has taken may be missing for a while. It is known by being this very object. */
export const NONE = unreachable('It knows of no such refund');

/** Whatever goes wrong on the way there is an answer too. */
export async function orUnreachable<T>(ask: () => Promise<T>): Promise<T | Unreachable> {
  try {
    return await ask();
  } catch (error) {
    return unreachable((error as Error).message);
  }
}

/** A name of the gateway's that can be kept and put into an address. */
export function isName(name: unknown): name is string {
  return typeof name === 'string' && /^[\w.-]{1,64}$/.test(name);
}

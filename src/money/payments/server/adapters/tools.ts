import type * as z from 'zod';
import type { CallOutside } from '#platform/http/server/outside/call-outside.ts';
import type { GetJson, PostJson } from '#platform/http/server/outside/post-json.ts';
import { doubt } from '../../rules/doubts.ts';

export interface Tools {
  postJson: PostJson;
  getJson: GetJson;
  /** For what is neither. */
  call: CallOutside;
  /** Whether a host may be on this machine or in its network, as simulated gateways are in tests and demos. */
  allowPlain: (host: string) => boolean;
}

export const takesHostWith =
  ({ allowPlain }: Tools) =>
  (host: string) =>
    allowPlain(host) || /^https:/i.test(host);

/** Null for invalid JSON or another shape. A parser's own message would quote the text, so it is dropped. */
export function parseJson<T extends z.ZodType>(schema: T, text: string): z.infer<T> | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** The reason for an answer of an unknown shape. */
export const SOMETHING_ELSE = doubt('unreadable', {});
export const OTHER_ORDER = doubt('otherOrder', {});
export const answered = (status: number) => doubt('answered', { status });

type Unreachable = { state: 'unreachable'; reason: string };

export const unreachable = (reason: string): Unreachable => ({ state: 'unreachable', reason });

/** Not a failure: a refund that was taken may be missing there for a while. Compared by identity. */
export const NONE = unreachable('It knows of no such refund');

/** Turns any error on the way into an answer. */
export async function orUnreachable<T>(ask: () => Promise<T>): Promise<T | Unreachable> {
  try {
    return await ask();
  } catch (error) {
    return unreachable((error as Error).message);
  }
}

/** Whether a gateway's id can be stored and put into an address. */
export function isName(name: unknown): name is string {
  return typeof name === 'string' && /^[\w.-]{1,64}$/.test(name);
}

import type { Address, Answer as AnswerOf, Given, GivenTo } from '#calls/contract.ts';
import { methodOf, pathOf } from '#calls/path-of.ts';

// biome-ignore lint/suspicious/noExplicitAny: what a test reads of an untyped answer, it then asserts.
export interface Answer<Body = any> {
  status: number;
  body: Body;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
}

export interface CallOptions {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

type Send = (method: string, url: string, options: CallOptions) => Promise<Answer>;
type As = Pick<CallOptions, 'token'>;
type GivenBy<At extends Address> =
  Record<never, never> extends Given<At> ? [given?: Given<At> & As] : [given: Given<At> & As];

/** Calls an address of the API, typed by its contract. By method and URL, calls anything. */
export interface Call {
  <At extends Address>(at: At, ...given: GivenBy<At>): Promise<Answer<AnswerOf<At>>>;
  (method: string, url: string, options?: CallOptions): Promise<Answer>;
}

export function callThrough(send: Send): Call {
  return (atOrMethod: string, urlOrGiven?: unknown, options: CallOptions = {}) => {
    if (typeof urlOrGiven === 'string') return send(atOrMethod, urlOrGiven, options);
    const at = atOrMethod as Address;
    return send(methodOf(at), pathOf(at, ...([urlOrGiven] as GivenTo<Address>)), urlOrGiven ?? {});
  };
}

import type { Address, Answer, CommandAddress, Given, GivenTo } from '#calls/contract.ts';
import { givenOf, methodOf, pathOf } from '#calls/path-of.ts';
import { ERROR_MESSAGES } from '#platform/errors/rules/error-messages.ts';
import { AppError, type ErrorCode } from '#platform/errors/rules/errors.ts';
import { noteServerTime } from '#restaurant/without-the-line/office/clock.ts';
import { carryOut, whileAsked } from '#restaurant/without-the-line/office/door.ts';
import type { Numbered, StandIn } from '#restaurant/without-the-line/office/keep.ts';
import { approvalFor } from './approvals.ts';

const TIMEOUT_MS = 15_000;

/**
 * Calls the API once, or once more with the approval of a manager. Rejects with an AppError of the closed set. Commands
 * of the floor and the counter go through the door (`restaurant/without-the-line/office/door.ts`).
 */
export function call<At extends Exclude<Address, CommandAddress>>(
  at: At,
  ...given: GivenTo<At>
): Promise<Answer<At>> {
  return callApproved(at, given);
}

/** Carries out a command of the floor or the counter, once for each key. */
export function perform<At extends CommandAddress>(
  at: At,
  given: Given<At>,
  how?: StandIn<At> | Numbered<At>,
): Promise<Answer<At>> {
  return carryOut(at, given, callCommand, how);
}

/** For the door, which keeps commands until they are answered. */
export function callCommand<At extends CommandAddress>(at: At, given: Given<At>): Promise<Answer<At>> {
  return callApproved(at, [given] as unknown as GivenTo<At>);
}

async function callApproved<At extends Address>(at: At, given: GivenTo<At>): Promise<Answer<At>> {
  try {
    return await callOnce(at, given);
  } catch (error) {
    const approval = await whileAsked(() => approvalFor(error));
    if (approval === null) throw error;
    return callOnce(at, given, { approval });
  }
}

function callOnce<At extends Address>(at: At, given: GivenTo<At>, more: Record<string, string> = {}) {
  const { body, headers } = givenOf(given);
  return send(at, pathOf(at, ...given), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      ...headers,
      ...more,
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Sends an init of the caller's own, such as one with a picture. */
export async function send<At extends Address>(at: At, path: string, init: RequestInit): Promise<Answer<At>> {
  const answer = await reach(path, { method: methodOf(at), ...init });
  const content = await answer.text().then(parseContent, () => undefined);
  if (!answer.ok) throw parseError(answer.status, content);
  // It broke off, or something between here and the server has answered.
  if (content === undefined) throw new AppError('UNAVAILABLE');
  return content as Answer<At>;
}

/** Null for an answer that says nothing, undefined for one that can't be read. */
function parseContent(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

let askFirst: (() => Promise<void>) | null = null;
/** By which a turn begins or ends, and what has to be known for it. */
const OF_TURN: readonly string[] = [
  'GET /api/tablet/turn',
  'POST /api/tablet/turn',
  'POST /api/tablet/turn/resume',
  'DELETE /api/tablet/turn',
] satisfies Address[];

/** Has every call but those about turns wait for this. */
export function waitFor(before: () => Promise<void>): void {
  askFirst = before;
}

/** Turns a network failure or a timeout into UNAVAILABLE. */
export async function reach(path: string, init: RequestInit): Promise<Response> {
  if (!OF_TURN.includes(`${init.method} ${path}`)) await askFirst?.();
  try {
    const answer = await fetch(path, init);
    noteServerTime(answer.headers.get('date'));
    return answer;
  } catch {
    throw new AppError('UNAVAILABLE');
  }
}

export function parseError(status: number, content: unknown): AppError {
  const { code, message, details } = (isRecord(content) ? content : {}) as Record<string, unknown>;
  if (!isErrorCode(code)) return new AppError(status >= 502 ? 'UNAVAILABLE' : 'INTERNAL');
  const text = typeof message === 'string' ? message : undefined;
  return new AppError(code, isRecord(details) ? details : undefined, text);
}

/** Turns one error that is an answer in itself into null, such as "nobody is signed in". */
export async function nullWhen<T>(code: ErrorCode, answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AppError && error.code === code) return null;
    throw error;
  }
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERROR_MESSAGES, code);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

import { useSyncExternalStore } from 'react';
import type { Answer, Command, CommandAddress, Given, GivenToAny } from '#calls/contract.ts';
import { AppError, type ErrorCode } from '#platform/errors/rules/errors.ts';
import { newCommandId, serverNow } from './clock.ts';
import { dropCommand, holding, ifNobodyHolds, readCommands } from './command-log.ts';
import { keep, type Numbered, type StandIn } from './keep.ts';
import type { KeptCommand } from './kept-command.ts';
import { leaveNumbers } from './numbers.ts';

/** Why nothing can be saved: this device has no network, the server does not answer, or it answers that it can't save. */
export type Trouble = 'network' | 'server' | 'saving';

/** Calls the API. */
export type Send = <At extends CommandAddress>(at: At, given: Given<At>) => Promise<Answer<At>>;

/** How long a person waits for the server before the device answers for it. */
const PATIENCE_MS = 4_000;

let waiting: readonly KeptCommand[] = [];
const listeners = new Set<() => void>();
let isTelling = false;
const lastOf = new Map<string, Promise<unknown>>();
let whoIsHere = (): string | null => null;
let trouble: Trouble | null = null;

/** Tells the door who is signed in. */
export function nameActorOfCommands(who: () => string | null): void {
  whoIsHere = who;
}

/** Tells the door why the server is not heard. Nobody waits for one that is not. */
export function noteLine(why: Trouble | null): void {
  if (why === trouble) return;
  trouble = why;
  tell();
}

export const isLineLost = (): boolean => trouble !== null;

export const useLineTrouble = (): Trouble | null => useSyncExternalStore(watch, () => trouble);

/** Whether the server is not heard, so that what this device does not decide has to wait. */
export const useLineLost = (): boolean => useSyncExternalStore(watch, isLineLost);

/** What was done here and the server has not answered, in order. */
export const useWaitingCommands = () => useSyncExternalStore(watch, waitingCommands);

export const waitingCommands = () => waiting as readonly (KeptCommand & Command)[];

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows these as waiting in place of those that wait for the line so far. */
export function showSaved(saved: readonly KeptCommand[]): void {
  show([...saved, ...waiting.filter(({ later }) => !later)]);
}

/**
 * Carries out a command of the floor or the counter: keeps it, sends it, and forgets it when it has an answer. The same
 * key never does it twice. What concerns the same order or table is sent one after the other. Where the device can stand
 * in for the server, it does so without a line, and the command is sent later.
 */
export function carryOut<At extends CommandAddress>(
  at: At,
  given: Given<At>,
  send: Send,
  how?: StandIn<At> | Numbered<At>,
): Promise<Answer<At>> {
  const id = given.headers?.['idempotency-key'] ?? newCommandId();
  const command: KeptCommand = { id, at, given, accountId: whoIsHere() ?? '', madeAt: serverNow() };
  show([...waiting, command]);
  const leave = () => show(waiting.filter((other) => other !== command));
  const answer = inTurn(command, async () => {
    const kept = await keep<At>(command, how);
    return kept.answer === undefined
      ? settle<At>(kept.saved, send)
      : sendOr<At>(kept.saved, send, kept.answer);
  });
  answer.then(
    () => leaveNumbers(id, false),
    (error: unknown) => {
      if (error instanceof AppError && !UNSURE.includes(error.code)) leaveNumbers(id, true);
    },
  );
  answer.then(leave, leave);
  return answer;
}

/** Something may have been written with the numbers. */
const UNSURE: readonly ErrorCode[] = ['INTERNAL', 'UNAVAILABLE', 'IDEMPOTENCY_KEY_REUSED'];

/** Sends it, or leaves it for later and answers as the server would. */
async function sendOr<At extends CommandAddress>(
  saved: KeptCommand,
  send: Send,
  answer: Answer<At>,
): Promise<Answer<At>> {
  try {
    if (isLineLost()) throw new AppError('UNAVAILABLE');
    // A call that is answered too late has done it all the same. It is found out when it is sent again.
    const told = await Promise.race([send(saved.at as At, keyed<At>(saved)), outOfPatience()]);
    await dropCommand(saved.id);
    return told;
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') {
      show([...waiting, saved]);
      return answer;
    }
    await dropCommand(saved.id);
    throw error;
  }
}

const keyed = <At extends CommandAddress>({ id, given }: KeptCommand) =>
  ({ ...given, headers: { ...given.headers, 'idempotency-key': id } }) as Given<At>;

let asking = 0;

/** While a manager is asked the server has answered, and nobody waits for it. */
export async function whileAsked<T>(ask: () => Promise<T>): Promise<T> {
  asking += 1;
  try {
    return await ask();
  } finally {
    asking -= 1;
  }
}

/** Rejects when a person has waited for the server long enough. */
export const outOfPatience = () =>
  new Promise<never>((_, reject) => {
    const wait = () =>
      setTimeout(() => (asking > 0 ? wait() : reject(new AppError('UNAVAILABLE'))), PATIENCE_MS);
    wait();
  });

/** What became of a command whose page was closed before its answer came. */
export interface SentAgain {
  command: KeptCommand & Command;
  /** Null if it is done. */
  refusal: AppError | null;
}

/** Sends what a page that has crashed left behind. What is being sent by another tab is left to it. */
export async function sendAgain(accountId: string, send: Send): Promise<SentAgain[]> {
  const outcomes: SentAgain[] = [];
  for (const kept of await readCommands()) {
    const command = kept as SentAgain['command'];
    if (kept.later || kept.accountId !== accountId || waiting.some(({ id }) => id === kept.id)) continue;
    const outcome = await ifNobodyHolds(kept.id, async () => {
      try {
        await settle(kept, send);
        return { command, refusal: null };
      } catch (error) {
        const isFinal = error instanceof AppError && error.code !== 'UNAVAILABLE';
        return isFinal ? { command, refusal: error } : null;
      }
    });
    if (outcome) outcomes.push(outcome);
  }
  return outcomes;
}

/** Whoever did it is told when there is no answer, and may do it again under the same key: so it is not kept on. */
async function settle<At extends CommandAddress>(command: KeptCommand, send: Send): Promise<Answer<At>> {
  try {
    return await send(command.at as At, keyed<At>(command));
  } finally {
    await dropCommand(command.id);
  }
}

function show(now: readonly KeptCommand[]): void {
  waiting = now;
  tell();
}

/** In a moment: whoever waits for the disk, or for paper, does not wait for screens. */
function tell(): void {
  if (isTelling) return;
  isTelling = true;
  setTimeout(() => {
    isTelling = false;
    for (const listener of listeners) listener();
  });
}

function inTurn<T>({ id, given }: { id: string; given: GivenToAny }, send: () => Promise<T>): Promise<T> {
  const about = String(given.params?.['orderId'] ?? given.params?.['sittingId'] ?? id);
  const before = lastOf.get(about) ?? Promise.resolve();
  const turn = before.then(
    () => holding(id, send),
    () => holding(id, send),
  );
  lastOf.set(about, turn);
  const leave = () => {
    if (lastOf.get(about) === turn) lastOf.delete(about);
  };
  turn.then(leave, leave);
  return turn;
}

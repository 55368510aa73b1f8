import type { Answer, Command, CommandAddress, Given, GivenToAny } from '#domain/api/calls/contract.ts';
import { AppError } from '#domain/errors.ts';
import { randomId } from '#ui/random-id.ts';
import { dropCommand, keepCommand, readCommands } from './command-log.ts';
import type { KeptCommand } from './kept-command.ts';

/** Calls the API. */
export type Send = <At extends CommandAddress>(at: At, given: Given<At>) => Promise<Answer<At>>;

let waiting: readonly KeptCommand[] = [];
const listeners = new Set<() => void>();
const lastOf = new Map<string, Promise<unknown>>();
let whoIsHere = (): string | null => null;

/** Tells the door who is signed in. */
export function nameActorOfCommands(who: () => string | null): void {
  whoIsHere = who;
}

/** What was done here and the server has not answered, in order. */
export const waitingCommands = () => waiting as readonly (KeptCommand & Command)[];

export function watchCommands(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Carries out a command of the floor or the counter: keeps it, sends it, and forgets it when it has an answer. The same
 * key never does it twice. What concerns the same order or table is sent one after the other.
 */
export function carryOut<At extends CommandAddress>(
  at: At,
  given: Given<At>,
  send: Send,
): Promise<Answer<At>> {
  const id = given.headers?.['idempotency-key'] ?? randomId();
  const command = { id, at, given, accountId: whoIsHere() ?? '', madeAt: Date.now() };
  show([...waiting, command]);
  const answer = inTurn(command, async () => {
    await keepCommand(command);
    return settle<At>(command, send);
  });
  const leave = () => show(waiting.filter((other) => other !== command));
  answer.then(leave, leave);
  return answer;
}

/** What became of a command whose page was closed before its answer came. */
export interface SentAgain {
  command: KeptCommand & Command;
  /** Null if it is done. */
  refusal: AppError | null;
}

/** Sends what a page that has crashed left behind. What is being sent by another tab is left to it. */
export async function sendAgain(accountId: string, send: Send): Promise<SentAgain[]> {
  const outcomes: SentAgain[] = [];
  for (const kept of await readCommands(accountId)) {
    const command = kept as SentAgain['command'];
    if (waiting.some(({ id }) => id === kept.id)) continue;
    const outcome = await ifNobodySends(kept.id, async () => {
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
async function settle<At extends CommandAddress>(
  { id, at, given }: KeptCommand,
  send: Send,
): Promise<Answer<At>> {
  const headers = { ...given.headers, 'idempotency-key': id };
  try {
    return await send(at as At, { ...given, headers } as Given<At>);
  } finally {
    void dropCommand(id);
  }
}

function show(now: readonly KeptCommand[]): void {
  waiting = now;
  for (const listener of listeners) listener();
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

const lockOf = (id: string) => `thali-command-${id}`;

/** Other tabs see that this one is sending it. Locks need https, as a page in a local network may not have it. */
function holding<T>(id: string, send: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(lockOf(id), send) : send();
}

function ifNobodySends<T>(id: string, send: () => Promise<T | null>): Promise<T | null> {
  if (!navigator.locks) return send();
  return navigator.locks.request(lockOf(id), { ifAvailable: true }, (lock) => (lock ? send() : null));
}

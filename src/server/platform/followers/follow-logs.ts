import { type Ctx, createContext, withTransaction } from '../context/context.ts';
import { isOneOf, isRetryable, isUnreachable, LOCK_NOT_AVAILABLE } from '../db/errors.ts';
import { type LogEntryRow, latestSeqs, readLog } from '../realtime/read-log.ts';
import {
  deleteFollower,
  type FollowerRow,
  insertFollower,
  lockFollower,
  moveFollower,
  noteStart,
  readFollowed,
} from './queries.ts';

/** Makes something of what happens in stores: tickets for their printers, messages. */
export interface Follower {
  name: string;
  /** In the transaction that notes how far it is; may be run again, so that it only writes. */
  take(tx: Ctx, storeId: string, entries: LogEntryRow[]): Promise<void>;
}

const STORES_AT_ONCE = 500;
const ENTRIES_AT_ONCE = 200;
/** After this many failures in a row entries are taken one at a time; after as many again, the entry is passed over. */
const MOST_FAILURES = 3;
/** When this many processes have ended at the same entries, they are taken one at a time. */
const ALONE_AFTER_STARTS = 3;
/** When this many processes have ended at the same entry, it is passed over. */
const PASSED_AFTER_STARTS = 6;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** From now on; what happened before is not its business. In the transaction that gives the store a reason for it. */
export async function startFollowing(tx: Ctx, follower: string, storeId: string): Promise<void> {
  const seq = (await latestSeqs(tx.db, [storeId])).get(storeId) ?? 0;
  await insertFollower(tx.db, { follower, storeId, seq });
}

export async function stopFollowing(tx: Ctx, follower: string, storeId: string): Promise<void> {
  await deleteFollower(tx.db, { follower, storeId });
}

/** Waits until nobody is at it, and lets nobody be until the transaction's end. */
export async function holdFollowing(tx: Ctx, follower: string, storeId: string): Promise<void> {
  await lockFollower(tx.db, { follower, storeId });
}

/** What the next entries of a store fail with again and again. */
interface Trouble {
  failures: number;
  /** How many processes have begun to take them, this one included; null until this process has noted its start. */
  starts: number | null;
  /** Whether entries are taken one at a time, so that only the one that fails has to wait. */
  isAlone: boolean;
}

/** What a process knows of followers and their stores. */
export interface Memory {
  troubles: Map<string, Trouble>;
  /**
   * Followers that have read a store's log to its end since this process began. Starts are not noted for these: an entry
   * that ends processes would have ended this one already.
   */
  caughtUp: Set<string>;
}

export const createMemory = (): Memory => ({ troubles: new Map(), caughtUp: new Set() });

/**
 * Hands what is new in each store to the followers that it has, until nothing is left. Several processes may do it at
 * once. What fails of one store is told, and tried again the next time; an entry that fails each time is passed over, and
 * one that has ended the process each time.
 */
export async function followLogs(
  ctx: Ctx,
  followers: readonly Follower[],
  signal?: AbortSignal,
  memory: Memory = createMemory(),
): Promise<void> {
  for (const follower of followers) {
    let stores = await readFollowed(ctx.db, follower.name, FIRST, STORES_AT_ONCE);
    while (stores.length > 0 && !signal?.aborted) {
      await catchUpAll(ctx, follower, { stores, signal, memory });
      stores = await readFollowed(ctx.db, follower.name, stores.at(-1)?.storeId ?? FIRST, STORES_AT_ONCE);
    }
  }
}

interface Round {
  stores: FollowerRow[];
  signal: AbortSignal | undefined;
  memory: Memory;
}

async function catchUpAll(ctx: Ctx, follower: Follower, { stores, signal, memory }: Round): Promise<void> {
  const seqs = await latestSeqs(
    ctx.db,
    stores.map(({ storeId }) => storeId),
  );
  for (const { storeId, seq } of stores) {
    if (signal?.aborted) return;
    if (seq < (seqs.get(storeId) ?? 0)) await catchUp(ctx, follower, { storeId, memory });
  }
}

async function catchUp(
  ctx: Ctx,
  follower: Follower,
  { storeId, memory }: { storeId: string; memory: Memory },
): Promise<void> {
  const name = `${follower.name} ${storeId}`;
  const { troubles, caughtUp } = memory;
  const trouble = troubles.get(name) ?? { failures: 0, starts: null, isAlone: false };
  troubles.set(name, trouble);
  try {
    while (await takeNext(ctx, follower, storeId, { trouble, isNoted: !caughtUp.has(name) }));
    caughtUp.add(name);
    troubles.delete(name);
  } catch (error) {
    ctx.services.onError(error);
    if (isPassing(error)) return;
    trouble.failures += 1;
    if (trouble.failures < MOST_FAILURES) return;
    if (trouble.isAlone) {
      await passOver(ctx, follower, storeId).catch(ctx.services.onError);
      troubles.delete(name);
    } else {
      Object.assign(trouble, { failures: 0, isAlone: true });
    }
  }
}

/** Whether there may be more. */
async function takeNext(
  ctx: Ctx,
  follower: Follower,
  storeId: string,
  { trouble, isNoted }: { trouble: Trouble; isNoted: boolean },
): Promise<boolean> {
  if (isNoted) trouble.starts ??= await begin(ctx, follower, storeId);
  const starts = trouble.starts ?? 0;
  const endsProcesses = starts > ALONE_AFTER_STARTS;
  const isMore =
    starts > PASSED_AFTER_STARTS
      ? await passOver(ctx, follower, storeId)
      : await takeSome(ctx, follower, storeId, {
          isAlone: trouble.isAlone || endsProcesses,
          startsLeft: endsProcesses ? ALONE_AFTER_STARTS : 0,
        });
  Object.assign(trouble, { failures: 0, starts: null });
  return isMore;
}

/** Of the database, and of no entry. */
const isPassing = (error: unknown) =>
  isUnreachable(error) || isRetryable(error) || isOneOf(error, [LOCK_NOT_AVAILABLE]);

/** Notes the start before anything is done: a process that ends could not do it afterwards. Null when another has the lock. */
async function begin(ctx: Ctx, { name: follower }: Follower, storeId: string): Promise<number | null> {
  return withTransaction(createContext(ctx.services, ctx.actor), async (tx) => {
    const seq = await lockFollower(tx.db, { follower, storeId }, { skipLocked: true });
    return seq === null ? null : noteStart(tx.db, { follower, storeId });
  });
}

interface Taking {
  isAlone: boolean;
  /** The count of starts to keep for the entries that follow, so that they are taken one at a time as well. */
  startsLeft: number;
}

async function takeSome(
  ctx: Ctx,
  follower: Follower,
  storeId: string,
  { isAlone, startsLeft }: Taking,
): Promise<boolean> {
  const most = isAlone ? 1 : ENTRIES_AT_ONCE;
  const present = createContext(ctx.services, ctx.actor);
  return withTransaction(present, async (tx) => {
    const at = { follower: follower.name, storeId };
    const seq = await lockFollower(tx.db, at, { skipLocked: true });
    if (seq === null) return false;
    const entries = await readLog(tx.db, storeId, seq, most);
    const last = entries.at(-1);
    if (!last) return false;
    await follower.take(tx, storeId, entries);
    await moveFollower(tx.db, { ...at, seq: last.seq, starts: startsLeft });
    return entries.length === most;
  });
}

/** The next entry, of which nothing could be made. */
async function passOver(ctx: Ctx, { name }: Follower, storeId: string): Promise<boolean> {
  let passed: LogEntryRow | undefined;
  const noting: Follower = {
    name,
    take: async (_tx, _storeId, entries) => {
      [passed] = entries;
    },
  };
  const isMore = await takeSome(ctx, noting, storeId, { isAlone: true, startsLeft: ALONE_AFTER_STARTS });
  if (passed)
    ctx.services.onError(new Error(`${name}: entry ${passed.seq} of store ${storeId} is passed over`));
  return isMore;
}

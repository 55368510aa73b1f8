import { type Ctx, createContext, withTransaction } from '#platform/context/server/context.ts';
import { isHeldUp, isRetryable, isUnreachable } from '#platform/db/server/errors.ts';
import { selectLatestSeqs, selectLog } from '#platform/realtime/server/read-log.ts';
import type { LogRow } from '#platform/realtime/tables.ts';
import {
  type CursorRow,
  deleteCursor,
  incrementStarts,
  insertCursors,
  lockCursor,
  selectCursors,
  updateCursor,
} from './queries.ts';

/** Works off the log of stores: makes tickets for their printers, or messages. */
export interface LogConsumer {
  name: string;
  /** Runs in the transaction that moves the cursor. It may run again, so it only writes to the database. */
  consume(tx: Ctx, storeId: string, entries: LogRow[]): Promise<void>;
}

const STORES_AT_ONCE = 500;
const ENTRIES_AT_ONCE = 200;
/** After this many failures in a row, entries are taken one at a time. After as many again, the entry is skipped. */
const MOST_FAILURES = 3;
/** When this many processes have ended at the same entries, they are taken one at a time. */
const ALONE_AFTER_STARTS = 3;
/** When this many processes have ended at the same entry, it is skipped. */
const SKIPPED_AFTER_STARTS = 6;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Starts with the next entry. Runs in the transaction that gives the store a reason for it. */
export async function startConsuming(tx: Ctx, follower: string, storeId: string): Promise<void> {
  const seq = (await selectLatestSeqs(tx.db, [storeId])).get(storeId) ?? 0;
  await insertCursors(tx.db, [{ follower, storeId, seq }]);
}

/** Follows each of these stores from its first entry, if it has not begun. */
export async function followFromStart({ db }: Ctx, follower: string, storeIds: string[]): Promise<void> {
  await insertCursors(
    db,
    storeIds.map((storeId) => ({ follower, storeId, seq: 0 })),
  );
}

export async function stopConsuming(tx: Ctx, follower: string, storeId: string): Promise<void> {
  await deleteCursor(tx.db, { follower, storeId });
}

/**
 * Waits until no process consumes this log, and blocks all until the end of the transaction. Answers how far it was consumed;
 * null if nobody consumes it.
 */
export async function lockConsumer(tx: Ctx, follower: string, storeId: string): Promise<number | null> {
  return lockCursor(tx.db, { follower, storeId });
}

/** The repeated failures of a store's next entries. */
interface Trouble {
  failures: number;
  /** How many processes have started on them, this one included. Null until this process has recorded its start. */
  starts: number | null;
  /** Whether entries are taken one at a time, so that only the failing one waits. */
  isAlone: boolean;
}

/** What a process remembers of consumers and their stores. */
export interface ConsumerMemory {
  troubles: Map<string, Trouble>;
  /**
   * Consumers that have reached the end of a store's log in this process. Their starts are not recorded: an entry
   * that ends processes would already have ended this one.
   */
  caughtUp: Set<string>;
}

export const createConsumerMemory = (): ConsumerMemory => ({ troubles: new Map(), caughtUp: new Set() });

/**
 * Hands each store's new entries to a consumer until none are left. Several processes may do so at once. Failures
 * are reported and tried again. An entry that fails each time, or ends the process each time, is skipped.
 */
export async function consumeLogs(
  ctx: Ctx,
  consumer: LogConsumer,
  signal?: AbortSignal,
  memory: ConsumerMemory = createConsumerMemory(),
): Promise<void> {
  let stores = await selectCursors(ctx.db, consumer.name, FIRST, STORES_AT_ONCE);
  while (stores.length > 0 && !signal?.aborted) {
    await catchUpAll(ctx, consumer, { stores, signal, memory });
    if (stores.length < STORES_AT_ONCE) break;
    stores = await selectCursors(ctx.db, consumer.name, stores.at(-1)?.storeId ?? FIRST, STORES_AT_ONCE);
  }
}

interface Round {
  stores: CursorRow[];
  signal: AbortSignal | undefined;
  memory: ConsumerMemory;
}

async function catchUpAll(ctx: Ctx, consumer: LogConsumer, { stores, signal, memory }: Round): Promise<void> {
  const seqs = await selectLatestSeqs(
    ctx.db,
    stores.map(({ storeId }) => storeId),
  );
  for (const { storeId, seq } of stores) {
    if (signal?.aborted) return;
    if (seq < (seqs.get(storeId) ?? 0)) await catchUp(ctx, consumer, { storeId, memory });
  }
}

async function catchUp(
  ctx: Ctx,
  consumer: LogConsumer,
  { storeId, memory }: { storeId: string; memory: ConsumerMemory },
): Promise<void> {
  const name = `${consumer.name} ${storeId}`;
  const { troubles, caughtUp } = memory;
  const trouble = troubles.get(name) ?? { failures: 0, starts: null, isAlone: false };
  troubles.set(name, trouble);
  try {
    while (await consumeNext(ctx, consumer, storeId, { trouble, isNoted: !caughtUp.has(name) }));
    caughtUp.add(name);
    troubles.delete(name);
  } catch (error) {
    ctx.services.onError(error);
    if (isTransient(error)) return;
    trouble.failures += 1;
    if (trouble.failures < MOST_FAILURES) return;
    if (trouble.isAlone) {
      await skipEntry(ctx, consumer, storeId).catch(ctx.services.onError);
      troubles.delete(name);
    } else {
      Object.assign(trouble, { failures: 0, isAlone: true });
    }
  }
}

/** Answers whether there may be more. */
async function consumeNext(
  ctx: Ctx,
  consumer: LogConsumer,
  storeId: string,
  { trouble, isNoted }: { trouble: Trouble; isNoted: boolean },
): Promise<boolean> {
  if (isNoted) trouble.starts ??= await begin(ctx, consumer, storeId);
  const starts = trouble.starts ?? 0;
  const endsProcesses = starts > ALONE_AFTER_STARTS;
  const isMore =
    starts > SKIPPED_AFTER_STARTS
      ? await skipEntry(ctx, consumer, storeId)
      : await consumeSome(ctx, consumer, storeId, {
          isAlone: trouble.isAlone || endsProcesses,
          startsLeft: endsProcesses ? ALONE_AFTER_STARTS : 0,
        });
  Object.assign(trouble, { failures: 0, starts: null });
  return isMore;
}

/** Faults of the database, not of an entry. */
const isTransient = (error: unknown) => isUnreachable(error) || isRetryable(error) || isHeldUp(error);

/** Records the start first, because a process that ends could not do so later. Null if another holds the lock. */
async function begin(ctx: Ctx, { name: follower }: LogConsumer, storeId: string): Promise<number | null> {
  return withTransaction(createContext(ctx.services, ctx.actor), async (tx) => {
    const seq = await lockCursor(tx.db, { follower, storeId }, { skipLocked: true });
    return seq === null ? null : incrementStarts(tx.db, { follower, storeId });
  });
}

interface Taking {
  isAlone: boolean;
  /** The starts to carry over to the next entries, so that they are taken one at a time too. */
  startsLeft: number;
}

async function consumeSome(
  ctx: Ctx,
  consumer: LogConsumer,
  storeId: string,
  { isAlone, startsLeft }: Taking,
): Promise<boolean> {
  const most = isAlone ? 1 : ENTRIES_AT_ONCE;
  const present = createContext(ctx.services, ctx.actor);
  return withTransaction(present, async (tx) => {
    const at = { follower: consumer.name, storeId };
    const seq = await lockCursor(tx.db, at, { skipLocked: true });
    if (seq === null) return false;
    const entries = await selectLog(tx.db, storeId, seq, most);
    const last = entries.at(-1);
    if (!last) return false;
    await consumer.consume(tx, storeId, entries);
    await updateCursor(tx.db, { ...at, seq: last.seq, starts: startsLeft });
    return entries.length === most;
  });
}

/** Moves the cursor past an entry that can't be consumed. */
async function skipEntry(ctx: Ctx, { name }: LogConsumer, storeId: string): Promise<boolean> {
  let passed: LogRow | undefined;
  const noting: LogConsumer = {
    name,
    consume: async (_tx, _storeId, entries) => {
      [passed] = entries;
    },
  };
  const isMore = await consumeSome(ctx, noting, storeId, { isAlone: true, startsLeft: ALONE_AFTER_STARTS });
  if (passed)
    ctx.services.onError(new Error(`${name}: entry ${passed.seq} of store ${storeId} is passed over`));
  return isMore;
}

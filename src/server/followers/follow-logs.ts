import { type Ctx, createContext, withTransaction } from '../context.ts';
import { type LogEntryRow, latestSeqs, readLog } from '../realtime/read-log.ts';
import {
  deleteFollower,
  type FollowerRow,
  insertFollower,
  lockFollower,
  moveFollower,
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
const FIRST = '00000000-0000-0000-0000-000000000000';

/** From now on; what happened before is not its business. In the transaction that gives the store a reason for it. */
export async function startFollowing(tx: Ctx, follower: string, storeId: string): Promise<void> {
  const seq = (await latestSeqs(tx.db, [storeId])).get(storeId) ?? 0;
  await insertFollower(tx.db, { follower, storeId, seq });
}

export async function stopFollowing(tx: Ctx, follower: string, storeId: string): Promise<void> {
  await deleteFollower(tx.db, { follower, storeId });
}

/**
 * Hands what is new in each store to the followers that it has, until nothing is left. Several processes may do it at
 * once. What fails of one store is told, and tried again the next time.
 */
export async function followLogs(
  ctx: Ctx,
  followers: readonly Follower[],
  signal?: AbortSignal,
): Promise<void> {
  for (const follower of followers) {
    let stores = await readFollowed(ctx.db, follower.name, FIRST, STORES_AT_ONCE);
    while (stores.length > 0 && !signal?.aborted) {
      await catchUpAll(ctx, follower, { stores, signal });
      stores = await readFollowed(ctx.db, follower.name, stores.at(-1)?.storeId ?? FIRST, STORES_AT_ONCE);
    }
  }
}

interface Round {
  stores: FollowerRow[];
  signal: AbortSignal | undefined;
}

async function catchUpAll(ctx: Ctx, follower: Follower, { stores, signal }: Round): Promise<void> {
  const seqs = await latestSeqs(
    ctx.db,
    stores.map(({ storeId }) => storeId),
  );
  for (const { storeId, seq } of stores) {
    if (signal?.aborted) return;
    if (seq < (seqs.get(storeId) ?? 0)) await catchUp(ctx, follower, storeId).catch(ctx.services.onError);
  }
}

async function catchUp(ctx: Ctx, follower: Follower, storeId: string): Promise<void> {
  while (await takeSome(ctx, follower, storeId));
}

/** Whether there may be more. */
async function takeSome(ctx: Ctx, follower: Follower, storeId: string): Promise<boolean> {
  const present = createContext(ctx.services, ctx.actor);
  return withTransaction(present, async (tx) => {
    const at = { follower: follower.name, storeId };
    const seq = await lockFollower(tx.db, at);
    if (seq === null) return false;
    const entries = await readLog(tx.db, storeId, seq, ENTRIES_AT_ONCE);
    const last = entries.at(-1);
    if (!last) return false;
    await follower.take(tx, storeId, entries);
    await moveFollower(tx.db, { ...at, seq: last.seq });
    return entries.length === ENTRIES_AT_ONCE;
  });
}

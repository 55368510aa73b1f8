import {
  actorRecord,
  type Ctx,
  noteLogGrowth,
  withOneStatement,
  withTransaction,
} from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { SittingEvent } from '../../rules/sitting-events.ts';
import type { SittingGuestRow, SittingLineRow } from '../../tables.ts';
import { lockSeated, logSitting, type Seated } from '../find-sitting.ts';
import { deleteLine, selectLines, writeLine, writeLineAfter } from '../line-queries.ts';
import { readStored, type StoredSitting } from '../read-stored.ts';

export interface CartChange {
  line: SittingLineRow;
  /** Whether the line is taken out. */
  isOff: boolean;
  event: SittingEvent;
}

/** Null if there is nothing to do. Refuses what is not allowed. */
export type Decide = (lines: readonly SittingLineRow[], guest: SittingGuestRow) => CartChange | null;

/** Other tables of the store may change something at the same moment. */
const MOST_TRIES = 4;

/**
 * Decides by the sitting as it was read, and again under the lock if something has happened there since. Answers the
 * sitting as it is afterwards.
 */
export async function writeToCart(
  ctx: Ctx,
  { stored, guest }: Seated & { stored: StoredSitting },
  decide: Decide,
): Promise<StoredSitting> {
  const { sitting } = stored;
  if (sitting.state === 'closed') throw new AppError('SITTING_CLOSED');
  const change = decide(stored.lines, guest);
  const written = change && (await writeUnlessOutdated(ctx, stored, change));
  if (!change || written) return written ?? stored;
  // Before the lock: what was decided is decided again under it.
  await withTransaction({ ...ctx, storeId: sitting.storeId }, async (tx) => {
    const locked = await lockSeated(tx, { sitting, guest });
    const present = decide(await selectLines(tx.db, sitting), locked.guest);
    if (!present) return;
    await (present.isOff ? deleteLine(tx.db, present.line) : writeLine(tx.db, present.line));
    await logSitting(tx, sitting, present.event);
  });
  return readStored(ctx, sitting);
}

/** Writes in one statement. Null, and nothing written, if something has happened in the sitting since it was read. */
export async function writeUnlessOutdated(
  ctx: Ctx,
  stored: StoredSitting,
  change: CartChange,
): Promise<StoredSitting | null> {
  // A distributed database can't run this as one statement, so a transaction does it.
  if (ctx.services.cluster) return null;
  const at = { ...ctx, storeId: stored.sitting.storeId };
  const seq = await withOneStatement(at, (tx) => writeAfter(tx, stored, change));
  return seq === null ? null : { ...stored, seq, lines: withChange(stored.lines, change) };
}

/** The number of its entry; null if nothing was written. */
async function writeAfter(
  tx: Ctx,
  { sitting, seq: after }: StoredSitting,
  { line, isOff, event }: CartChange,
): Promise<number | null> {
  const { storeId, id: sittingId } = sitting;
  const actor = actorRecord(tx.actor);
  const of = { storeId, kind: 'sitting' as const, orderId: sittingId, sittingId };
  const entry = { ...of, at: new Date(tx.now), actor, event };
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const { seq, isOutdated } = await writeLineAfter(tx.db, { line, isOff, entry, after });
    if (seq !== null) noteLogGrowth(tx, storeId, { pages: false });
    if (seq !== null || isOutdated) return seq;
  }
  return null;
}

/** In the order in which they were put there, as they are read. */
function withChange(lines: readonly SittingLineRow[], { line, isOff }: CartChange): SittingLineRow[] {
  const others = lines.filter(({ id }) => id !== line.id);
  if (isOff) return others;
  const isBefore = (one: SittingLineRow) =>
    one.createdAt < line.createdAt || (+one.createdAt === +line.createdAt && one.id < line.id);
  return [...others.filter(isBefore), line, ...others.filter((one) => !isBefore(one))];
}

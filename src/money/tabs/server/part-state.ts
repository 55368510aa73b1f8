import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { appendLog } from '#platform/realtime/server/append-log.ts';
import { partsAnew } from '#tables/parts/rules/parts.ts';
import type { SittingPartRow } from '#tables/parts/tables.ts';
import { PART_KINDS, type PartKind, type PartState } from '#tables/sittings/rules/sitting.ts';
import type { SittingRow } from '#tables/sittings/tables.ts';
import { selectPart, selectUnpaidParts, updatePart } from './queries.ts';

type Named = Pick<SittingRow, 'storeId' | 'id'>;

const ENDED: readonly PartState[] = ['paid', 'dropped'];

interface Moving {
  id: string;
  from: readonly PartState[];
  to: PartState;
  utr?: string | undefined;
  amount?: Minor | undefined;
}

/** Moves a part of a locked sitting to another state. False if it was in none of the `from` states. */
export async function movePart(tx: Ctx, sitting: Named, { id, from, to, ...more }: Moving): Promise<boolean> {
  const endedAt = ENDED.includes(to) ? new Date(tx.now) : null;
  const { utr, amount } = more;
  const change = {
    state: to,
    endedAt,
    ...(utr === undefined ? {} : { utr }),
    ...(amount === undefined ? {} : { amount }),
  };
  if (!(await updatePart(tx.db, sitting, { id, from }, change))) return false;
  const event = { what: 'part_state' as const, partId: id, to };
  await appendLog(tx, sitting.storeId, { kind: 'sitting', sittingId: sitting.id, event });
  return true;
}

/**
 * Drops the parts that nobody says are paid, because the bill has changed under them. Their guests choose
 * again.
 */
export async function dropHeldParts(
  tx: Ctx,
  sitting: Named,
  kinds: readonly PartKind[] = PART_KINDS,
): Promise<void> {
  for (const { id, state, kind } of await selectUnpaidParts(tx.db, sitting))
    if (state !== 'claimed' && kinds.includes(kind))
      await movePart(tx, sitting, { id, from: [state], to: 'dropped' });
}

/** Parts keep their share of another sum. At the gateway the old one was asked for: its guest begins again. */
async function shareAnew(tx: Ctx, sitting: Named, sums: { was: Minor; due: Minor }): Promise<void> {
  const parts = await selectUnpaidParts(tx.db, sitting);
  const amounts = partsAnew(parts, sums);
  for (const [at, { id, state, kind, amount: before, tip }] of parts.entries()) {
    const amount = amounts[at] ?? 0;
    if (state === 'awaiting' || amount === 0)
      await movePart(tx, sitting, { id, from: ['open', 'awaiting'], to: 'dropped' });
    else if (amount !== before) {
      await updatePart(tx.db, sitting, { id, from: [state] }, { amount });
      const event = { what: 'part' as const, partId: id, kind, amount, tip };
      await appendLog(tx, sitting.storeId, { kind: 'sitting', sittingId: sitting.id, event });
    }
  }
}

/**
 * Drops parts until all together are no more than is due: the last begun first, but none that its guest says is
 * paid. Where the bill became another sum for all, they are shared anew of it first.
 */
export async function fitParts(tx: Ctx, sitting: Named, due: Minor, was: Minor | null): Promise<void> {
  if (was !== null) await shareAnew(tx, sitting, { was, due });
  const parts = await selectUnpaidParts(tx.db, sitting);
  let held = parts.reduce((sum, { amount }) => sum + amount, 0);
  for (const { id, state, amount } of parts.toReversed()) {
    if (held <= due) return;
    if (state === 'claimed') continue;
    await movePart(tx, sitting, { id, from: [state], to: 'dropped' });
    held -= amount;
  }
}

export async function findPart(
  { db }: Pick<Ctx, 'db'>,
  sitting: Named,
  id: string,
): Promise<SittingPartRow | null> {
  return selectPart(db, sitting, id);
}

/** The part that an address or a body names. */
export async function requirePart(
  ctx: Pick<Ctx, 'db'>,
  sitting: Named,
  partId: string,
): Promise<SittingPartRow> {
  const part = isId(partId) ? await findPart(ctx, sitting, partId) : null;
  if (!part) throw new AppError('PART_NOT_FOUND');
  return part;
}

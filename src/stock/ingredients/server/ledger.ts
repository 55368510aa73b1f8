import { actorRecord, authorise, type Ctx, type StoreCtx } from '#platform/context/server/context.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { type Minor, toNumber } from '#platform/money/rules/money.ts';
import { type Amount, toQuantity } from '../rules/amount.ts';
import { usualValue } from '../rules/buying.ts';
import { type EntryKind, isComing, type WasteReason } from '../rules/entries.ts';
import { withEntry } from '../rules/held.ts';
import type { IngredientRow, LedgerRow } from '../tables.ts';
import { LEDGER_PAGE, type LedgerView } from '../wire/stock.ts';
import { findIngredient, ingredientView, knowsCosts } from './ingredients.ts';
import type { Locked } from './lock-ingredients.ts';
import { insertLedger, selectLedger, updateHeld } from './queries.ts';

export interface Entry {
  ingredientId: string;
  what: EntryKind;
  quantity: Amount;
  reserved?: Amount;
  /** What came in cost this much. All else is worth what the ingredient costs by now. */
  value?: Minor | null;
  reason?: WasteReason | null;
  note?: string | null;
  of?: { orderId: string; lineId: string; seq: number };
  /** The opposite of an entry that a newer count had included. */
  isCounted?: true;
}

/** Writes entries, and what locked ingredients come to with them. Answers what all of them are worth. */
export async function writeEntries(
  tx: Ctx,
  storeId: string,
  { locked, entries, at }: { locked: Locked; entries: readonly Entry[]; at: number },
): Promise<Minor> {
  const author = actorRecord(tx.actor);
  const changed = new Set<IngredientRow>();
  let worth = 0;
  const rows: LedgerRow[] = [];
  const all = entries.flatMap((entry) => [entry, ...countedBefore(entry, locked, at)]);
  for (const {
    ingredientId,
    what,
    quantity,
    reserved = 0,
    value: paid,
    of,
    reason,
    note,
    isCounted,
  } of all) {
    const held = locked.get(ingredientId);
    if (!held) throw new Error('An ingredient is locked before it changes');
    const { held: now, value } = withEntry(held, {
      quantity,
      reserved,
      paid: paid ?? (isCounted ? null : usualPaid(held, { what, quantity })),
    });
    Object.assign(held, now);
    if (!isCounted) worth += value;
    changed.add(held);
    rows.push({
      storeId,
      id: uuidV7(at),
      ingredientId,
      at: new Date(at),
      what,
      quantity,
      reserved,
      value,
      author,
      orderId: of?.orderId ?? null,
      lineId: of?.lineId ?? null,
      seq: of?.seq ?? null,
      reason: reason ?? null,
      note: note ?? null,
    });
  }
  if (rows.length === 0) return 0;
  await insertLedger(tx.db, rows);
  for (const held of changed) await updateHeld(tx.db, held);
  return worth;
}

/** What is found on the shelf of an ingredient that has cost nothing so far is worth what it usually costs. */
function usualPaid(held: IngredientRow, { what, quantity }: Pick<Entry, 'what' | 'quantity'>): Minor | null {
  const isFound = held.cost === 0 && quantity > 0 && (isComing(what) || what === 'counted');
  return isFound ? usualValue(quantity, held) : null;
}

/** An entry that arrives after a newer count was part of that count, so its opposite is written with it. */
function countedBefore(entry: Entry, locked: Locked, at: number): Entry[] {
  const { ingredientId, what, quantity } = entry;
  const countedAt = locked.get(ingredientId)?.countedAt?.getTime() ?? at;
  if (what === 'counted' || quantity === 0 || countedAt <= at) return [];
  return [{ ingredientId, what: 'counted', quantity: -quantity, isCounted: true }];
}

export async function readLedger(ctx: StoreCtx, id: string, before: string | undefined): Promise<LedgerView> {
  authorise(ctx, 'stock.count');
  const row = await findIngredient(ctx, id);
  const most = LEDGER_PAGE + 1;
  const cursor = before !== undefined && isId(before) ? before : null;
  const found = await selectLedger(ctx.db, row, { before: cursor, most });
  const shown = found.slice(0, LEDGER_PAGE);
  const isKnown = knowsCosts(ctx);
  return {
    ingredient: ingredientView(ctx, row),
    entries: shown.map(({ entry, orderNo }) => ({
      _id: entry.id,
      at: entry.at.toISOString(),
      what: entry.what,
      reason: entry.reason,
      note: entry.note,
      quantity: toQuantity(entry.quantity),
      value: isKnown ? toNumber(entry.value) : null,
      order: entry.orderId === null || orderNo === null ? null : { _id: entry.orderId, orderNo },
      by: 'name' in entry.author ? entry.author.name : null,
    })),
    next: found.length > LEDGER_PAGE ? (shown.at(-1)?.entry.id ?? null) : null,
  };
}

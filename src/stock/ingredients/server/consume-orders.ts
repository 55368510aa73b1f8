import { readyParts } from '#kitchen/tickets/rules/ready-parts.ts';
import { asOf } from '#ordering/orders/server/as-of.ts';
import { findStoredOrders, type StoredOrder } from '#ordering/orders/server/find-order.ts';
import type { LineRow } from '#ordering/orders/tables.ts';
import type { LogConsumer } from '#platform/consumers/server/consume-logs.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { levelThrough, type Taken } from '../rules/level.ts';
import { needOfParts, needOfPortion, type Recipe, recipesAt } from '../rules/recipe.ts';
import { type Entry, writeEntries } from './ledger.ts';
import { selectTaken } from './queries.ts';
import { findRecipesFor, STOCK } from './recipes/find-recipes.ts';
import { withTaken } from './run-out.ts';

/** By order, line and ingredient. */
type Have = Map<string, Map<string, Map<string, Taken>>>;

/** Has the ledger say what orders say, once they have changed. No order waits for it. */
export const stockConsumer: LogConsumer = {
  name: STOCK,
  async consume(tx, storeId, log) {
    const told = Map.groupBy(
      log.filter(({ kind }) => kind === 'order'),
      ({ orderId }) => orderId ?? '',
    );
    if (told.size === 0) return;
    const orders = await findStoredOrders(tx, storeId, [...told.keys()]);
    const recipes = await findRecipesFor(
      tx,
      storeId,
      [...orders.values()].flatMap(({ lines }) => lines),
    );
    const have = await findTaken(tx, storeId, [...orders.keys()]);
    const entries = [...orders.values()].map((stored) => {
      const seqs = (told.get(stored.order.id) ?? []).map(({ seq }) => seq);
      const at = told.get(stored.order.id)?.at(-1)?.at.getTime() ?? tx.now;
      return { at, entries: entriesOf(stored, { recipes, have, seqs }) };
    });
    const all = entries.flatMap((of) => of.entries);
    if (all.length === 0) return;
    await withTaken({ ...tx, storeId }, all, async (locked) => {
      for (const of of entries) await writeEntries(tx, storeId, { locked, ...of });
    });
  },
};

async function findTaken(tx: Ctx, storeId: string, orderIds: string[]): Promise<Have> {
  const have: Have = new Map();
  for (const { orderId, lineId, ingredientId, ...taken } of await selectTaken(tx.db, storeId, orderIds)) {
    if (orderId === null || lineId === null) continue;
    const lines = have.get(orderId) ?? new Map<string, Map<string, Taken>>();
    have.set(orderId, lines.set(lineId, (lines.get(lineId) ?? new Map()).set(ingredientId, taken)));
  }
  return have;
}

interface Levelling {
  recipes: readonly Recipe[];
  have: Have;
  /** The entries of the log that tell of the order. */
  seqs: readonly number[];
}

function entriesOf(stored: StoredOrder, { recipes, have, seqs }: Levelling): Entry[] {
  const { order } = stored;
  const held = recipesAt(recipes, order.createdAt.getTime());
  const steps = seqs.map((until) => {
    const { entries, fold, lines } = asOf(stored, until);
    const made = readyParts(entries);
    return {
      state: fold.state,
      lines: lines.map((line) => ({ ...line, ready: line.partOf ? line.ready : fold.ready.has(line.id) })),
      needOf: (line: LineRow) => needOfPortion(line, held),
      madeOf: (line: LineRow) => needOfParts(line, made.get(line.id) ?? new Set(), held),
    };
  });
  const changes = levelThrough(steps, have.get(order.id) ?? new Map());
  const seq = seqs.at(-1) ?? 0;
  return changes.flatMap(({ lineId, ingredientId, reserved, used, wasted }) => {
    const by = { ingredientId, of: { orderId: order.id, lineId, seq } };
    const kinds: Entry[] = [
      { ...by, what: 'reserved', quantity: 0, reserved },
      { ...by, what: 'used', quantity: -used },
      { ...by, what: 'wasted', quantity: -wasted },
    ];
    return kinds.filter((entry) => entry.quantity !== 0 || (entry.reserved ?? 0) !== 0);
  });
}

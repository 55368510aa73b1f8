import { readyParts } from '#domain/kitchen/ready-parts.ts';
import { levelOrder, type Taken } from '#domain/stock/level.ts';
import { needOfParts, needOfPortion, type Recipe, recipesAt } from '#domain/stock/recipe.ts';
import type { LogConsumer } from '../../platform/consumers/consume-logs.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { toEntries } from '../orders/as-of.ts';
import { findStoredOrders, type StoredOrder } from '../orders/find-order.ts';
import { findRecipesFor, STOCK } from './find-recipes.ts';
import { type Entry, writeEntries } from './ledger.ts';
import { lockForOut } from './lock-ingredients.ts';
import { selectTaken } from './queries.ts';
import { withRunOut } from './run-out.ts';

/** By order, line and ingredient. */
type Have = Map<string, Map<string, Map<string, Taken>>>;

/** Has the ledger say what orders say, once they have changed. No order waits for it. */
export const stockConsumer: LogConsumer = {
  name: STOCK,
  async consume(tx, storeId, log) {
    const last = new Map(
      log.flatMap(({ kind, orderId, seq, at }) =>
        kind === 'order' && orderId !== null ? [[orderId, { seq, at: at.getTime() }] as const] : [],
      ),
    );
    if (last.size === 0) return;
    const orders = await findStoredOrders(tx, storeId, [...last.keys()]);
    const recipes = await findRecipesFor(
      tx,
      storeId,
      [...orders.values()].flatMap(({ lines }) => lines),
    );
    const have = await findTaken(tx, storeId, [...orders.keys()]);
    const entries = [...orders.values()].map((stored) => {
      const { seq, at } = last.get(stored.order.id) ?? { seq: 0, at: tx.now };
      return { at, entries: entriesOf(stored, { recipes, have, seq }) };
    });
    const ids = entries.flatMap((of) => of.entries.map(({ ingredientId }) => ingredientId));
    if (ids.length === 0) return;
    const store = { ...tx, storeId };
    const locked = await lockForOut(store, ids);
    await withRunOut(store, { locked }, async () => {
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
  seq: number;
}

function entriesOf({ order, lines, log }: StoredOrder, { recipes, have, seq }: Levelling): Entry[] {
  const held = recipesAt(recipes, order.createdAt.getTime());
  const made = readyParts(toEntries(log));
  const changes = levelOrder({
    state: order.state,
    lines,
    needOf: (line) => needOfPortion(line, held),
    madeOf: (line) => needOfParts(line, made.get(line.id) ?? new Set(), held),
    have: have.get(order.id) ?? new Map(),
  });
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

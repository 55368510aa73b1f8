import { addDays, daysOf, startOfDay, weekdayOf } from '#money/reports/rules/report-period.ts';
import { lockConsumer } from '#platform/consumers/server/consume-logs.ts';
import type { Ctx, StoreCtx } from '#platform/context/server/context.ts';
import { selectLog } from '#platform/realtime/server/read-log.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { addPurchase, sendPurchase } from '#stock/buying/server/order.ts';
import { paySupplierBill } from '#stock/buying/server/pay-bill.ts';
import { readBuying } from '#stock/buying/server/read-buying.ts';
import { receivePurchase } from '#stock/buying/server/receive.ts';
import { readStockSheet } from '#stock/import/rules/read-stock-sheet.ts';
import { parseAmount, toQuantity } from '#stock/ingredients/rules/amount.ts';
import { comingOf, suggest } from '#stock/ingredients/rules/buying.ts';
import { stockConsumer } from '#stock/ingredients/server/consume-orders.ts';
import { keepStock } from '#stock/ingredients/server/enter-stock.ts';
import { importStock } from '#stock/ingredients/server/import-stock.ts';
import { findIngredients, readStock } from '#stock/ingredients/server/ingredients.ts';
import { addSupplier, listSuppliers } from '#stock/ingredients/server/suppliers.ts';
import { THIEF, UDUPI_SHEET, UDUPI_SUPPLIERS } from '../stock/udupi-kitchen.ts';
import { asOwner, type Step, type StoreOfPast } from './step.ts';

/** The store whose kitchen is followed. */
export const COOKS = 'udupi-tiffin';

const DAYS = 60;
const [MONDAY, FRIDAY] = [1, 5];
const [BEGINS, BUYS, PAYS, COUNTS] = [5 * HOUR, 10 * HOUR, 11 * HOUR, 23 * HOUR + 40 * MINUTE];
const MOST_ENTRIES = 10_000;
/** At first there is so many times as much as there should be. */
const AT_FIRST = 2;
/** Bills are paid after a week. The last ones are still to be paid. */
const PAID_AFTER_DAYS = 7;

/** Sixty days of a kitchen: what it buys on Mondays, and counts on Fridays, when somebody has helped themselves. */
export function kitchenSteps(store: StoreOfPast): Step[] {
  const { timeZone, now } = store;
  const today = dayIn(timeZone, now);
  const as = asOwner(store);
  const days = daysOf({ from: addDays(today, -DAYS), to: today });
  const steps = days.flatMap((day, index): Step[] => {
    const start = startOfDay(timeZone, day);
    const on = (at: number, run: (ctx: StoreCtx) => Promise<unknown>) => ({
      at: start + at,
      run: (ctx: Ctx) => run(as(ctx)),
    });
    return [
      ...(index === 0 ? [on(BEGINS, (ctx) => open(ctx, store))] : []),
      ...(weekdayOf(day) === MONDAY && index > 0
        ? [on(BUYS, (ctx) => buy(ctx, day)), on(PAYS, (ctx) => pay(ctx, day))]
        : []),
      ...(weekdayOf(day) === FRIDAY ? [on(COUNTS, count)] : []),
    ];
  });
  return steps.filter(({ at }) => at < now);
}

async function open(ctx: StoreCtx, { catalogue }: StoreOfPast): Promise<void> {
  for (const [name, { phone }] of Object.entries(UDUPI_SUPPLIERS))
    await addSupplier(ctx, { name, phone, email: '', gstin: '' });
  const suppliers = await listSuppliers(ctx);
  const broughtBy = (ingredient: string) =>
    suppliers.find(({ name }) => UDUPI_SUPPLIERS[name]?.brings.includes(ingredient))?._id ?? null;
  const dishes = catalogue.menus
    .flatMap(({ categories }) => categories)
    .flatMap(({ items }) => items.map(({ id, label }) => ({ _id: id, label })));
  const sheet = readStockSheet(UDUPI_SHEET, { ingredients: [], dishes });
  // Somebody may have renamed a dish meanwhile: then its recipe is left out.
  if (!sheet) return;
  const inParts = (quantity: number) => parseAmount(quantity) ?? 0;
  const { ingredients } = await importStock(ctx, {
    ingredients: sheet.ingredients.map(({ packs, par, price, ...one }) => ({
      ...one,
      supplier: broughtBy(one.name),
      par: par === null ? null : inParts(par),
      packs: packs.map(({ name, quantity }) => ({ name, quantity: inParts(quantity) })),
      // Whoever tries the demo finds its dishes on the menu.
      atZero: 'warn' as const,
      price: price === null ? null : Math.round(price * 100),
    })),
    recipes: sheet.recipes.map(({ item, lines }) => ({
      item,
      lines: lines.map(({ ingredient, quantity }) => ({ ingredient, quantity: inParts(quantity) })),
    })),
  });
  const lines = ingredients.map(({ _id, par, price, packs, unit }) => {
    const quantity = inParts((par ?? 0) * AT_FIRST);
    const pack = packs[0]?.quantity ?? (unit === 'pc' ? 1 : 1_000);
    return {
      ingredient: _id,
      quantity,
      cost: Math.round(((price ?? 0) * 100 * toQuantity(quantity)) / pack),
    };
  });
  await keepStock(ctx, { what: 'opening', lines });
}

/** Orders what is low from each supplier, and receives it. */
async function buy(ctx: StoreCtx, today: string): Promise<void> {
  await follow(ctx);
  const { ingredients } = await readStock(ctx);
  const wanted = suggest(ingredients, { coming: comingOf((await readBuying(ctx)).purchases) });
  const supplierOf = new Map(ingredients.map(({ _id, supplier }) => [_id, supplier]));
  for (const [supplier, lines] of Map.groupBy(wanted, ({ ingredient }) => supplierOf.get(ingredient))) {
    if (!supplier) continue;
    await addPurchase(ctx, { supplier, lines });
    const purchase = (await readBuying(ctx)).purchases.find(
      (one) => one.supplier === supplier && one.closedAt === null,
    );
    if (!purchase) continue;
    await sendPurchase(ctx, purchase._id, { by: 'paper', language: 'en' });
    await receivePurchase(ctx, purchase._id, {
      dueOn: addDays(today, PAID_AFTER_DAYS),
      lines: purchase.lines.map(({ ingredient, pack, packs }) => ({
        ingredient,
        quantity: parseAmount(pack.quantity * packs) ?? 0,
        price: undefined,
      })),
    });
  }
}

async function pay(ctx: StoreCtx, today: string): Promise<void> {
  for (const { _id, dueOn, paidAt } of (await readBuying(ctx)).bills)
    if (paidAt === null && dueOn !== null && dueOn <= today)
      await paySupplierBill(ctx, _id, { from: 'bank', amount: undefined, drawer: undefined });
}

/** Counts every shelf. All is as it should be, but for what the thief took. */
async function count(ctx: StoreCtx): Promise<void> {
  await follow(ctx);
  const { ingredients } = await readStock(ctx);
  const rows = await findIngredients(
    ctx,
    ingredients.map(({ _id }) => _id),
  );
  await keepStock(ctx, {
    what: 'counted',
    lines: [...rows.values()].map(({ id, name, quantity }) => {
      const taken = name === THIEF.takes ? (parseAmount(THIEF.grams) ?? 0) : 0;
      return { ingredient: id, quantity: Math.max(0, quantity - taken) };
    }),
  });
}

/** Has the ledger say what the orders so far say. What reads the log behind finds nothing more to do. */
async function follow(ctx: StoreCtx): Promise<void> {
  const { name, consume } = stockConsumer;
  const seq = await lockConsumer(ctx, name, ctx.storeId);
  if (seq === null) return;
  await consume(ctx, ctx.storeId, await selectLog(ctx.db, ctx.storeId, seq, MOST_ENTRIES));
}

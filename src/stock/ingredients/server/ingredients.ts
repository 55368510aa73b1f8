import { LARGEST_PRICE } from '#platform/calls/wire/primitives.ts';
import { authorise, mayDo, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import { defined } from '#platform/ids/server/defined.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { type Minor, toNumber } from '#platform/money/rules/money.ts';
import { toQuantity } from '../rules/amount.ts';
import { boughtIn, type PackOf, priceOfPack } from '../rules/buying.ts';
import { type Cost, worthOf } from '../rules/cost.ts';
import { atZeroOf, isRunOut, MOST_INGREDIENTS, type Pack } from '../rules/ingredient.ts';
import type { IngredientRow } from '../tables.ts';
import type { IngredientBody, IngredientPatch, IngredientView, StockView } from '../wire/stock.ts';
import { lockForOut } from './lock-ingredients.ts';
import {
  countIngredients,
  insertIngredient,
  selectIngredient,
  selectIngredients,
  updateIngredient,
} from './queries.ts';
import { settle } from './settle.ts';
import { findSupplier } from './suppliers.ts';

/** The books have the cost of a thousand pieces. */
const COSTED_PIECES = 1_000;

/** Only the office knows what things cost. */
export const knowsCosts = ({ actor }: StoreCtx): boolean => mayDo(actor, 'stock.manage');

export async function readStock(ctx: StoreCtx): Promise<StockView> {
  authorise(ctx, 'stock.count');
  const rows = await selectIngredients(ctx.db, ctx.storeId);
  return { ingredients: rows.map((row) => ingredientView(ctx, row)) };
}

/** Those that a body names, all of them. */
export async function findIngredients(ctx: StoreCtx, ids: string[]): Promise<Map<string, IngredientRow>> {
  const all = new Map((await selectIngredients(ctx.db, ctx.storeId)).map((row) => [row.id, row]));
  if (!ids.every((id) => all.has(id))) throw new AppError('INGREDIENT_NOT_FOUND');
  return all;
}

/** Remembers what it cost this time, of the pack that it is bought in by now. */
export async function keepPrice(
  tx: StoreCtx,
  row: IngredientRow | undefined,
  { price, pack }: { price: Minor; pack: Pack },
): Promise<void> {
  if (!row) return;
  const from = { name: pack.name, quantity: toQuantity(pack.amount) };
  const ofPack = storable(priceOfPack(price, from, boughtIn({ unit: row.unit, packs: packsView(row) })));
  if (ofPack !== null) await updateIngredient(tx.db, row, { price: ofPack });
}

const storable = (price: Minor | null) => (price === null || price > LARGEST_PRICE ? null : price);

/** The ingredient that an address or a body names. */
export async function findIngredient({ db, storeId }: StoreCtx, id: string): Promise<IngredientRow> {
  const row = isId(id) ? await selectIngredient(db, { storeId, id }) : null;
  if (!row) throw new AppError('INGREDIENT_NOT_FOUND');
  return row;
}

export async function addIngredient(
  ctx: StoreCtx,
  { packs, supplier = null, price = null, atZero = null, ...body }: IngredientBody,
): Promise<IngredientView> {
  authorise(ctx, 'stock.manage');
  const { storeId, db, now } = ctx;
  if ((await countIngredients(db, storeId)) >= MOST_INGREDIENTS) throw new AppError('INGREDIENTS_FULL');
  if (supplier !== null) await findSupplier(ctx, supplier);
  const row: IngredientRow = {
    storeId,
    id: uuidV7(now),
    ...body,
    packs: packsOf(packs),
    isGone: false,
    supplierId: supplier,
    price,
    atZero,
    quantity: 0,
    reserved: 0,
    value: 0,
    cost: 0,
    outSince: null,
    countedAt: null,
    tookOff: [],
    ranOutAt: null,
    createdAt: new Date(now),
  };
  await insertIngredient(db, row);
  return ingredientView(ctx, row);
}

export async function changeIngredient(
  ctx: StoreCtx,
  id: string,
  { packs, supplier: supplierId, ...body }: IngredientPatch,
): Promise<IngredientView> {
  authorise(ctx, 'stock.manage');
  // Before the lock: its unit never changes, and a supplier is put away but never deleted.
  const { unit } = await findIngredient(ctx, id);
  if (supplierId != null) await findSupplier(ctx, supplierId);
  await withTransaction(ctx, async (tx) => {
    const locked = await lockForOut(tx, [id]);
    const row = locked.get(id);
    if (!row) throw new AppError('INGREDIENT_NOT_FOUND');
    const change = { ...body, supplierId, packs: packsOf(packs) };
    const bought = (one: Pick<IngredientRow, 'packs'>) => boughtIn({ unit, packs: packsView(one) });
    // What it costs by weight stays, as long as nobody says another price.
    const price = storable(priceOfPack(row.price, bought(row), bought(change)));
    // What goes on without it, or only warns, comes back.
    const isBack = isRunOut(row) && atZeroOf({ ...row, ...defined(body) }) !== 'out';
    const write = async () => {
      await updateIngredient(tx.db, row, { price, ...defined(change) });
      if (isBack) Object.assign(row, { outSince: null, ranOutAt: null });
    };
    // Guests read its name where it is swapped, which it no longer is once it is gone.
    const isRenamed = row.name !== body.name;
    const isSame = !isRenamed && row.isGone === body.isGone && !isBack;
    await (isSame ? write() : settle(tx, locked, write, { isRenamed }));
  });
  return ingredientView(ctx, await findIngredient(ctx, id));
}

const packsOf = (packs: IngredientBody['packs']): Pack[] =>
  packs.map(({ name, quantity }) => ({ name, amount: quantity }));

/** Of a kilogram, a litre or a piece. */
export const costView = ({ unit }: Pick<IngredientRow, 'unit'>, cost: Cost): Minor =>
  unit === 'pc' ? Math.round(cost / COSTED_PIECES) : cost;

export const packsView = ({ packs }: Pick<IngredientRow, 'packs'>): PackOf[] =>
  packs.map(({ name, amount }) => ({ name, quantity: toQuantity(amount) }));

export function ingredientView(ctx: StoreCtx, row: IngredientRow): IngredientView {
  const { id, name, shelf, unit, par, isGone, quantity, reserved, cost } = row;
  const isKnown = knowsCosts(ctx);
  return {
    _id: id,
    name,
    shelf,
    unit,
    isGone,
    tookOff: row.tookOff,
    outSince: row.outSince?.toISOString() ?? null,
    atZero: atZeroOf(row),
    countedAt: row.countedAt?.toISOString() ?? null,
    packs: packsView(row),
    par: par === null ? null : toQuantity(par),
    quantity: toQuantity(quantity),
    reserved: toQuantity(reserved),
    value: isKnown ? toNumber(worthOf(quantity, cost)) : null,
    supplier: row.supplierId,
    price: isKnown && row.price !== null ? toNumber(row.price) : null,
    cost: isKnown ? toNumber(costView(row, cost)) : null,
  };
}

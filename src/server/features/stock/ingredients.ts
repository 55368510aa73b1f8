import type { IngredientBody, IngredientPatch, IngredientView, StockView } from '#domain/api/stock.ts';
import { AppError } from '#domain/errors.ts';
import { toNumber } from '#domain/money/money.ts';
import { toQuantity } from '#domain/stock/amount.ts';
import { worthOf } from '#domain/stock/cost.ts';
import { MOST_INGREDIENTS, type Pack } from '#domain/stock/ingredient.ts';
import { authorise, mayDo, type StoreCtx } from '../../platform/context/context.ts';
import type { IngredientRow } from '../../platform/db/schema/stock.ts';
import { isId } from '../../platform/http/parse-id.ts';
import { uuidV7 } from '../../platform/ids.ts';
import {
  countIngredients,
  insertIngredient,
  selectIngredient,
  selectIngredients,
  updateIngredient,
} from './queries.ts';

/** The books have the cost of a thousand pieces. */
const COSTED_PIECES = 1_000;

/** Only the office knows what things cost. */
export const knowsCosts = ({ actor }: StoreCtx): boolean => mayDo(actor, 'stock.manage');

export async function readStock(ctx: StoreCtx): Promise<StockView> {
  authorise(ctx, 'stock.count');
  const rows = await selectIngredients(ctx.db, ctx.storeId);
  return { ingredients: rows.map((row) => ingredientView(ctx, row)) };
}

/** The ingredient that an address or a body names. */
export async function findIngredient({ db, storeId }: StoreCtx, id: string): Promise<IngredientRow> {
  const row = isId(id) ? await selectIngredient(db, { storeId, id }) : null;
  if (!row) throw new AppError('INGREDIENT_NOT_FOUND');
  return row;
}

export async function addIngredient(
  ctx: StoreCtx,
  { packs, ...body }: IngredientBody,
): Promise<IngredientView> {
  authorise(ctx, 'stock.manage');
  const { storeId, db, now } = ctx;
  if ((await countIngredients(db, storeId)) >= MOST_INGREDIENTS) throw new AppError('INGREDIENTS_FULL');
  const row: IngredientRow = {
    ...{ storeId, id: uuidV7(now), ...body, packs: packsOf(packs), isGone: false },
    ...{
      quantity: 0,
      reserved: 0,
      value: 0,
      cost: 0,
      outSince: null,
      countedAt: null,
      tookOff: [],
      createdAt: new Date(now),
    },
  };
  await insertIngredient(db, row);
  return ingredientView(ctx, row);
}

export async function changeIngredient(
  ctx: StoreCtx,
  id: string,
  { packs, ...body }: IngredientPatch,
): Promise<IngredientView> {
  authorise(ctx, 'stock.manage');
  const { storeId } = await findIngredient(ctx, id);
  await updateIngredient(ctx.db, { storeId, id }, { ...body, packs: packsOf(packs) });
  return ingredientView(ctx, await findIngredient(ctx, id));
}

const packsOf = (packs: IngredientBody['packs']): Pack[] =>
  packs.map(({ name, quantity }) => ({ name, amount: quantity }));

export function ingredientView(ctx: StoreCtx, row: IngredientRow): IngredientView {
  const { id, name, shelf, unit, packs, par, isGone, quantity, reserved, cost } = row;
  const isKnown = knowsCosts(ctx);
  return {
    ...{ _id: id, name, shelf, unit, isGone, tookOff: row.tookOff },
    outSince: row.outSince?.toISOString() ?? null,
    countedAt: row.countedAt?.toISOString() ?? null,
    packs: packs.map((pack) => ({ name: pack.name, quantity: toQuantity(pack.amount) })),
    par: par === null ? null : toQuantity(par),
    quantity: toQuantity(quantity),
    reserved: toQuantity(reserved),
    value: isKnown ? toNumber(worthOf(quantity, cost)) : null,
    cost: isKnown ? toNumber(unit === 'pc' ? Math.round(cost / COSTED_PIECES) : cost) : null,
  };
}

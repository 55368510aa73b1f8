import { formatDay } from '#guests/reservations/rules/moment.ts';
import {
  actorRecord,
  authorise,
  requireVerified,
  type StoreCtx,
  withTransaction,
} from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { parseId } from '#platform/http/server/documents/parse-id.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { takeInTurn } from '#platform/limits/server/limiter.ts';
import { nameInEmail } from '#platform/mail/server/name-in-email.ts';
import { keepEmail } from '#platform/mail/server/send-email.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { parseAmount, toQuantity } from '#stock/ingredients/rules/amount.ts';
import { boughtIn } from '#stock/ingredients/rules/buying.ts';
import { purchaseSubject, purchaseText } from '#stock/ingredients/rules/purchase-text.ts';
import { findIngredients, packsView } from '#stock/ingredients/server/ingredients.ts';
import { findSupplier } from '#stock/ingredients/server/suppliers.ts';
import type { IngredientRow } from '#stock/ingredients/tables.ts';
import type { PurchaseLine, PurchaseRow } from '../tables.ts';
import { MOST_OPEN_PURCHASES, type PurchaseBody, type SendPurchaseBody } from '../wire/buying.ts';
import {
  countOpenPurchases,
  insertPurchase,
  lockPurchaseRow,
  selectPurchase,
  updatePurchase,
} from './queries.ts';

export async function findPurchase({ db, storeId }: StoreCtx, id: string): Promise<PurchaseRow> {
  const row = await selectPurchase(db, { storeId, id: parseId(id, 'PURCHASE_NOT_FOUND') });
  if (!row) throw new AppError('PURCHASE_NOT_FOUND');
  return row;
}

/** Refuses one of which nothing more comes. */
export async function lockPurchase(tx: StoreCtx, id: string): Promise<PurchaseRow> {
  const { storeId } = await findPurchase(tx, id);
  const row = await lockPurchaseRow(tx.db, { storeId, id });
  if (!row || row.closedAt !== null) throw new AppError('PURCHASE_CLOSED');
  return row;
}

/** Keeps what is ordered as it is bought now: a pack that changes later changes no order. */
export async function addPurchase(ctx: StoreCtx, { supplier, lines }: PurchaseBody): Promise<void> {
  authorise(ctx, 'stock.manage');
  await withTransaction(ctx, (tx) => writePurchase(tx, { supplier, lines }));
}

async function writePurchase(ctx: StoreCtx, { supplier, lines }: PurchaseBody): Promise<void> {
  const ids = lines.map(({ ingredient }) => ingredient);
  if (new Set(ids).size < ids.length) throw fieldFault({ lines: { rule: 'namedTwice' } });
  const { id: supplierId, isGone } = await findSupplier(ctx, supplier);
  if (isGone) throw new AppError('SUPPLIER_NOT_FOUND');
  const found = await findIngredients(ctx, ids);
  if ((await countOpenPurchases(ctx.db, ctx.storeId)) >= MOST_OPEN_PURCHASES)
    throw fieldFault({ lines: { rule: 'tooManyOpenOrders', most: MOST_OPEN_PURCHASES } });
  const { storeId, now } = ctx;
  await insertPurchase(ctx.db, {
    storeId,
    id: uuidV7(now),
    supplierId,
    createdAt: new Date(now),
    author: actorRecord(ctx.actor),
    lines: lines.flatMap(({ ingredient, packs }) => {
      const row = found.get(ingredient);
      return row ? [lineOf(row, packs)] : [];
    }),
    sentBy: null,
    sentAt: null,
    closedAt: null,
  });
}

function lineOf(row: IngredientRow, packs: number): PurchaseLine {
  const { name, quantity } = boughtIn({ unit: row.unit, packs: packsView(row) });
  const pack = { name, amount: parseAmount(quantity) ?? 0 };
  return { ingredientId: row.id, pack, packs, price: row.price, received: 0 };
}

/** Nothing more comes of it. */
export async function closePurchase(ctx: StoreCtx, id: string): Promise<void> {
  authorise(ctx, 'stock.manage');
  await withTransaction(ctx, async (tx) => {
    const row = await lockPurchase(tx, id);
    await updatePurchase(tx.db, row, { closedAt: new Date(tx.now) });
  });
}

/** Emails an order, or notes how else it went. The email is kept with that, so that it goes once. */
export async function sendPurchase(ctx: StoreCtx, id: string, body: SendPurchaseBody): Promise<void> {
  authorise(ctx, 'stock.buy');
  const send = await withTransaction(ctx, async (tx) => {
    const row = await lockPurchase(tx, id);
    const email = body.by === 'email' ? await keepOrderEmail(tx, row, body.language) : null;
    await updatePurchase(tx.db, row, { sentBy: body.by, sentAt: new Date(tx.now) });
    return email;
  });
  await send?.().catch(ctx.services.onError);
}

async function keepOrderEmail(
  ctx: StoreCtx,
  { supplierId, lines }: PurchaseRow,
  language: SendPurchaseBody['language'],
): Promise<() => Promise<void>> {
  requireVerified(ctx);
  const { email, name: supplier } = await findSupplier(ctx, supplierId);
  if (email === '') throw fieldFault({ by: { rule: 'email' } });
  const { name, timeZone } = await findStore(ctx.db, ctx.storeId);
  const found = await findIngredients(
    ctx,
    lines.map(({ ingredientId }) => ingredientId),
  );
  const told = {
    store: nameInEmail(name),
    supplier: nameInEmail(supplier),
    day: formatDay(ctx.now, timeZone, language),
    lines: lines.map(({ ingredientId, pack, packs }) => {
      const { name: what = '', unit = 'g' } = found.get(ingredientId) ?? {};
      const of = { name: nameInEmail(pack.name), quantity: toQuantity(pack.amount) };
      return { name: nameInEmail(what), unit, pack: of, packs };
    }),
  };
  const { limiter } = ctx.services;
  await takeInTurn([
    () => limiter.take('purchasesEmailed', ctx.actor.id),
    () => limiter.take('purchasesEmailedByStore', ctx.storeId),
  ]);
  return keepEmail(ctx, 'purchase', email, () => ({
    subject: purchaseSubject(told, language),
    text: purchaseText(told, language),
  }));
}

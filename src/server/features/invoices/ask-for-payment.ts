import type { BillPlanBody, BuyPlanBody, InvoiceView } from '#domain/api/invoices.ts';
import { supplierOf } from '#domain/bills/bill-sheet.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import type { Minor } from '#domain/money/money.ts';
import { monthsLater, priceInvoice } from '#domain/plans/invoice.ts';
import { dayIn } from '#domain/time/clock.ts';
import { DAY } from '#domain/time/durations.ts';
import { authorise, type Ctx, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';
import { uuidV7 } from '../../platform/ids.ts';
import type { OperatorCtx } from '../access/access.ts';
import { findStore, lockStore, parseStoreId } from '../stores/find-store.ts';
import { findSettings } from './invoice-settings.ts';
import { deleteUntouched, type InvoiceRow, insertInvoice, selectPrice } from './queries.ts';
import { invoiceViewOf } from './views.ts';

/** An owner asks for the invoice of a plan, to pay it. */
export async function buyPlan(ctx: StoreCtx, { plan, months }: BuyPlanBody): Promise<InvoiceView> {
  authorise(ctx, 'plan.pay');
  const price = await selectPrice(ctx.db, plan);
  // Whoever runs the site puts a store on a plan that costs nothing.
  if (!price) throw fieldFault({ plan: { rule: 'invalid' } });
  return ask(ctx, ctx.storeId, { plan, months, price });
}

/** An operator asks a store to pay for a plan, by default at its price. */
export async function billPlan(ctx: OperatorCtx, given: string, body: BillPlanBody): Promise<InvoiceView> {
  const storeId = parseStoreId(given);
  await findStore(ctx.db, storeId);
  const usual = await selectPrice(ctx.db, body.plan);
  if (usual === null) throw fieldFault({ plan: { rule: 'invalid' } });
  const { plan, months, price = usual } = body;
  if (price === 0) throw fieldFault({ price: { rule: 'amount' } });
  return ask(ctx, storeId, { plan, months, price });
}

interface Asked {
  plan: string;
  months: number;
  price: Minor;
}

async function ask(ctx: Ctx, storeId: string, { plan, months, price }: Asked): Promise<InvoiceView> {
  const { seller } = await findSettings(ctx);
  // Before the lock: the price and the seller are those of the moment at which it was asked.
  const { row, storeName } = await withTransaction({ ...ctx, storeId }, async (tx) => {
    const store = await lockStore(tx.db, storeId);
    const startsAt = startOf(store, plan, tx.now);
    const endsAt = monthsLater(startsAt, months);
    const buyer = buyerOf(store);
    const content = {
      seller,
      buyer,
      plan,
      months,
      from: dayIn(store.timeZone, startsAt),
      until: dayIn(store.timeZone, endsAt - DAY),
      price,
      ...priceInvoice(price * months, seller, buyer),
    };
    const made: InvoiceRow = {
      storeId,
      id: uuidV7(tx.now),
      content,
      number: null,
      endsAt: new Date(endsAt),
      attempts: [],
      createdAt: new Date(tx.now),
      paidAt: null,
      way: null,
      reference: '',
    };
    await deleteUntouched(tx.db, storeId);
    await insertInvoice(tx.db, made);
    return { row: made, storeName: store.name };
  });
  return invoiceViewOf(ctx, row, storeName);
}

/** The same plan goes on from its last day, a trial too. Another plan begins today. */
function startOf(
  { subscriptionMode, subscriptionStatus, subscriptionEnd }: StoreRow,
  plan: string,
  now: number,
) {
  const end = subscriptionEnd?.getTime() ?? 0;
  const goesOn = subscriptionMode === plan && subscriptionStatus !== 'ended';
  return goesOn && end > now ? end : now;
}

function buyerOf(store: StoreRow) {
  const { name, legalName, address, state, gstin } = supplierOf(store);
  return { name: legalName || name, address, state, gstin };
}

import { businessDay } from '#money/till/rules/business-day.ts';
import {
  type Actor,
  actorRecord,
  type Ctx,
  type StoreCtx,
  withTransaction,
} from '#platform/context/server/context.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { clockOf, dayIn } from '#platform/time/rules/clock.ts';
import type { TabletCtx } from '#restaurant/access/server/tablet-context.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { giveLetter, nextBillOf, tabletOf } from '#restaurant/tablet-numbers/server/numbers.ts';
import { billNumber, financialYearOf, kindFor, seqGiven, seriesOf } from '../../rules/bill-settings.ts';
import { type BillContent, supplierOf } from '../../rules/bill-sheet.ts';
import { insertBill, isNumbered, selectBoundary, selectGaps, takeSeq } from '../queries.ts';
import { settingsOf } from '../settings.ts';

/** The same for a number that the tablet of the caller has given. */
export async function cancelGiven(
  tx: StoreCtx,
  { number, orderNo }: Pick<Cancelled, 'number' | 'orderNo'>,
): Promise<void> {
  const { storeId, actor: by, now } = tx;
  const tabletId = tabletOf(tx);
  if (tabletId === null) return;
  const letter = await giveLetter(tx, storeId, tabletId);
  const { timeZone } = await findStore(tx.db, storeId);
  const year = financialYearOf(businessDay(timeZone, now, await selectBoundary(tx.db, storeId)));
  await cancelNumber(tx, { storeId, letter, year, number, orderNo, by });
}

interface OfTablet {
  letter: string;
  year: number;
  prefix: string;
}

/** The numbers that a tablet has given and will send no more. */
export async function cancelGaps(ctx: TabletCtx, { letter, year, prefix }: OfTablet): Promise<void> {
  const { db, storeId, tablet } = ctx;
  const series = { storeId, series: seriesOf(letter), year };
  // Before the lock: each of them is looked at again under it.
  const gaps = await selectGaps(db, series, (await nextBillOf(ctx, storeId, letter, year)) - 1);
  if (gaps.length === 0) return;
  await withTransaction(ctx, async (tx) => {
    await giveLetter(tx, storeId, tablet.id);
    const by = { kind: 'system' as const };
    for (const seq of gaps)
      await cancelNumber(tx, { storeId, letter, year, number: billNumber(prefix, year, seq, letter), by });
  });
}

interface Cancelled {
  storeId: string;
  /** Of the tablet. Its row is locked. */
  letter: string;
  year: number;
  number: string;
  orderNo?: number | undefined;
  by: Actor;
}

/**
 * Leaves a number of a tablet to a cancelled bill, because it may stand on paper: nobody else gets it. Does nothing if
 * another document has it, or if the tablet can't have given it.
 */
export async function cancelNumber(tx: Ctx, cancelled: Cancelled): Promise<boolean> {
  const { storeId, letter, year, number, orderNo = 0, by } = cancelled;
  const series = seriesOf(letter);
  const seq = seqGiven(number, { letter, year });
  if (seq === null || (await isNumbered(tx.db, { storeId, series, year, seq, number }))) return false;
  const store = await findStore(tx.db, storeId);
  const { timeZone, gstNo, currency } = store;
  const settings = await settingsOf(tx.db, store);
  await takeSeq(tx.db, storeId, { series, year, given: seq });
  const day = businessDay(timeZone, tx.now, await selectBoundary(tx.db, storeId));
  const isOfToday = day === dayIn(timeZone, tx.now);
  const content: BillContent = {
    kind: kindFor(settings.kind, gstNo, false),
    number,
    date: isOfToday ? clockOf(timeZone).format(tx.now) : day,
    supplier: supplierOf(store),
    customer: '',
    order: { number: orderNo, type: '', place: '' },
    currency,
    figures: { lines: [], taxable: 0, charges: [], taxes: [], total: 0, roundOff: 0, payable: 0 },
    corrects: null,
    footer: settings.footer,
  };
  await insertBill(tx.db, {
    storeId,
    id: uuidV7(tx.now),
    // There is no order.
    tabId: uuidV7(tx.now),
    part: 0,
    kind: content.kind,
    series,
    year,
    seq,
    number,
    issuedAt: new Date(tx.now),
    day,
    issuedBy: actorRecord(by),
    orderNo,
    customerName: '',
    buyerName: null,
    phoneEnd: '',
    isRounded: false,
    payable: 0,
    content,
  });
  return true;
}

import { tabOf } from '#money/payments/rules/tab.ts';
import { toPriceable } from '#ordering/orders/server/views.ts';
import type { LineRow, OrderRow } from '#ordering/orders/tables.ts';
import { shownOptionsOfLine } from '#ordering/orders/wire/order-parts-view.ts';
import { placedAt, tableNameOf } from '#ordering/serving/rules/order-place.ts';
import { actorRecord, type Ctx } from '#platform/context/server/context.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { findStore, lockStore } from '#restaurant/stores/server/find-store.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { giveLetter, nextBillOf, tabletOf } from '#restaurant/tablet-numbers/server/numbers.ts';
import { type BilledLine, type BillFigures, billOfRounds } from '../../rules/bill.ts';
import { billDate, billDay } from '../../rules/bill-day.ts';
import {
  type BillKind,
  type BillSettings,
  billNumber,
  type DocumentKind,
  financialYearOf,
  type Series,
  seqGiven,
  seriesOf,
} from '../../rules/bill-settings.ts';
import { type BillContent, supplierOf } from '../../rules/bill-sheet.ts';
import type { Buyer } from '../../rules/buyer.ts';
import { type BillRow, insertBill, isNumbered, selectBoundary, selectDayOf, takeSeq } from '../queries.ts';
import { fileForRegistry } from '../registry/file-for-registry.ts';
import { settingsOf } from '../settings.ts';

/** An order of a tab, with the lines that are billed. */
export interface BilledRound {
  order: OrderRow;
  lines: LineRow[];
}

export interface NewBill {
  /** The first order of the tab, and how many there are. */
  order: OrderRow;
  rounds: number;
  /** The number that a tablet has given it on paper. */
  given?: string | undefined;
  /** When it was sold, or changed. */
  soldAt: number;
  part: number;
  corrects: string | null;
  buyer: Buyer | null;
  /** Decides with the store and its settings as they are under lock. */
  decide: (settings: BillSettings, store: StoreRow) => Decided;
}

interface Decided {
  kind: DocumentKind;
  isRounded: boolean;
  figures: BillFigures;
}

/**
 * Takes the next number, or the one that is on paper, and stores the whole content of the bill. Runs in a transaction that
 * has locked the tab.
 */
export async function writeBill(
  tx: Ctx,
  { order, rounds, given, soldAt, part, corrects, buyer, decide }: NewBill,
): Promise<BillRow> {
  const { storeId } = order;
  // Locked, so that the prefix can't go to another series before the bill is written.
  const store = await lockStore(tx.db, storeId);
  const settings = await settingsOf(tx.db, store);
  const { kind, isRounded, figures } = decide(settings, store);
  const { timeZone } = store;
  const sale = { timeZone, soldAt, now: tx.now, boundary: await selectBoundary(tx.db, storeId) };
  const year = financialYearOf(billDay(sale, null));
  const letter = kind === 'credit_note' ? null : await letterOfTurn(tx, storeId, given);
  const series = kind === 'credit_note' ? 'credit' : seriesOf(letter);
  const prefix = series === 'credit' ? settings.creditPrefix : settings.prefix;
  const { seq, number, isGiven } = await takeNumber(tx, storeId, { series, year, prefix, letter, given });
  const before = { storeId, series, year, seq: seq - 1 } as const;
  // What is on paper has the day of its sale there, too.
  const day = billDay(sale, isGiven ? null : await selectDayOf(tx.db, before));
  const { footer } = settings;
  const content = {
    ...partiesOf(store, { order, rounds, buyer }),
    kind,
    number,
    date: billDate(sale, day),
    figures,
    corrects,
    footer,
  };
  const row = {
    storeId,
    id: uuidV7(tx.now),
    tabId: tabOf(order),
    part,
    kind,
    series,
    year,
    seq,
    number,
    issuedAt: new Date(tx.now),
    day,
    issuedBy: actorRecord(tx.actor),
    orderNo: order.orderNo,
    customerName: order.customerName,
    buyerName: buyer?.name ?? null,
    phoneEnd: order.customerPhone.slice(-4),
    isRounded,
    payable: figures.payable,
    content,
  } satisfies BillRow;
  await insertBill(tx.db, row);
  await fileForRegistry(tx, row);
  return row;
}

interface Numbering {
  series: Series;
  year: number;
  prefix: string;
  /** Of the tablet. */
  letter: string | null;
  given?: string | undefined;
}

/** A tablet gives its numbers one after the other. What is farther ahead is a mistake. */
const MOST_AHEAD = 500;

/** A number that stands on paper is that bill's, unless another has it. Those before it may still come. */
async function takeNumber(tx: Ctx, storeId: string, { series, year, prefix, letter, given }: Numbering) {
  const seq = letter === null || given === undefined ? null : seqGiven(given, { letter, year });
  if (letter !== null && given !== undefined && seq !== null) {
    const next = await nextBillOf(tx, storeId, letter, year);
    const isFree = !(await isNumbered(tx.db, { storeId, series, year, seq, number: given }));
    if (isFree && seq < next + MOST_AHEAD)
      return {
        seq: await takeSeq(tx.db, storeId, { series, year, given: seq }),
        number: given,
        isGiven: true,
      };
  }
  const next = await takeSeq(tx.db, storeId, { series, year });
  return { seq: next, number: billNumber(prefix, year, next, letter), isGiven: false };
}

/**
 * A bill that is issued at a tablet is one of its own, so that what it issues without a line is the next one. What follows from a
 * late command, such as a corrected bill, is none: the tablet may have given its next number on paper.
 */
async function letterOfTurn(tx: Ctx, storeId: string, given: string | undefined): Promise<string | null> {
  if (tx.late && given === undefined) return null;
  const tabletId = tabletOf(tx);
  return tabletId === null ? null : giveLetter(tx, storeId, tabletId);
}

/** The bill as it would be written now, without a number. */
export async function draftBill(
  ctx: Ctx,
  { order, rounds, soldAt, buyer, decide }: Omit<NewBill, 'part' | 'corrects'>,
): Promise<BillContent> {
  const store = await findStore(ctx.db, order.storeId);
  const settings = await settingsOf(ctx.db, store);
  const { kind, figures } = decide(settings, store);
  const boundary = await selectBoundary(ctx.db, order.storeId);
  const sale = { timeZone: store.timeZone, boundary, soldAt, now: ctx.now };
  const date = billDate(sale, billDay(sale, null));
  const { footer } = settings;
  const parties = partiesOf(store, { order, rounds, buyer });
  return { ...parties, kind, number: '', date, figures, corrects: null, footer };
}

type Parties = Pick<BillContent, 'supplier' | 'customer' | 'buyer' | 'order' | 'currency'>;

function partiesOf(
  store: StoreRow,
  { order, rounds, buyer }: Pick<NewBill, 'order' | 'rounds' | 'buyer'>,
): Parties {
  return {
    supplier: supplierOf(store),
    customer: order.customerName,
    ...(buyer ? { buyer } : {}),
    order: {
      number: order.orderNo,
      type: order.orderType,
      place: tableNameOf(placedAt(order)),
      ...(rounds > 1 ? { rounds } : {}),
    },
    currency: order.currency,
  };
}

export function figuresOf(
  rounds: readonly BilledRound[],
  billing: { kind: BillKind; isRounded: boolean },
): BillFigures {
  return billOfRounds(
    rounds.map(({ order, lines }) => ({
      lines: lines.map(billedLine),
      charges: order.charges,
      discounts: order.discounts,
    })),
    billing,
  );
}

function billedLine(line: LineRow): BilledLine {
  const { id, itemLabel: label, hsn } = line;
  return { ...toPriceable(line), id, label, options: shownOptionsOfLine(line), hsn };
}

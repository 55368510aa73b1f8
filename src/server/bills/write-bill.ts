import { type BilledLine, type BillFigures, billOf } from '#domain/bill.ts';
import {
  type BillKind,
  type BillSettings,
  billNumber,
  type DocumentKind,
  financialYearOf,
} from '#domain/bill-settings.ts';
import { type BillContent, supplierOf } from '#domain/bill-sheet.ts';
import { shownIn } from '#domain/clock.ts';
import { placeName } from '#domain/place-name.ts';
import { type Ctx, recordOf } from '../context.ts';
import { uuidV7 } from '../ids.ts';
import type { LineRow, OrderRow } from '../ordering/find-order.ts';
import { toPriceable } from '../ordering/present.ts';
import { findStore, type StoreRow } from '../stores/find-store.ts';
import { type BillRow, insertBill, takeSeq } from './queries.ts';
import { settingsOf } from './settings.ts';

export interface NewBill {
  order: OrderRow;
  part: number;
  corrects: string | null;
  /** On the store and its settings as they are now. */
  decide: (settings: BillSettings, store: StoreRow) => Decided;
}

interface Decided {
  kind: DocumentKind;
  isRounded: boolean;
  figures: BillFigures;
}

/** In a transaction that holds the order: takes the next number, and keeps all that stands on the bill. */
export async function writeBill(tx: Ctx, { order, part, corrects, decide }: NewBill): Promise<BillRow> {
  const { storeId } = order;
  const store = await findStore(tx.db, storeId);
  const settings = await settingsOf(tx.db, store);
  const { kind, isRounded, figures } = decide(settings, store);
  const date = new Date(shownIn(store.timeZone, tx.now)).toISOString().replace('T', ' ').slice(0, 16);
  const year = financialYearOf(date);
  const series = kind === 'credit_note' ? 'credit' : 'bill';
  const seq = await takeSeq(tx.db, storeId, series, year);
  const prefix = series === 'credit' ? settings.creditPrefix : settings.prefix;
  const number = billNumber(prefix, year, seq);
  const content = {
    ...partiesOf(store, order),
    kind,
    number,
    date,
    figures,
    corrects,
    footer: settings.footer,
  };
  const row: BillRow = {
    storeId,
    id: uuidV7(tx.now),
    orderId: order.id,
    part,
    kind,
    series,
    year,
    seq,
    number,
    issuedAt: new Date(tx.now),
    issuedBy: recordOf(tx.actor),
    orderNo: order.orderNo,
    customerName: order.customerName,
    phoneEnd: order.customerPhone.slice(-4),
    isRounded,
    payable: figures.payable,
    content,
  };
  await insertBill(tx.db, row);
  return row;
}

type Parties = Pick<BillContent, 'supplier' | 'customer' | 'order' | 'currency'>;

function partiesOf(store: StoreRow, order: OrderRow): Parties {
  const { tableIden: iden, tableIdel: idel } = order;
  return {
    supplier: supplierOf(store),
    customer: order.customerName,
    order: {
      number: order.orderNo,
      type: order.orderType,
      place: iden === null ? '' : placeName({ iden, idel: idel ?? '' }),
    },
    currency: order.currency,
  };
}

export function figuresOf(
  lines: LineRow[],
  { charges }: OrderRow,
  billing: { kind: BillKind; isRounded: boolean },
): BillFigures {
  return billOf(lines.map(billedLine), charges, billing);
}

function billedLine(line: LineRow): BilledLine {
  const options = line.configs.flatMap((config) => config.options.map(({ label }) => label));
  return { ...toPriceable(line), id: line.id, label: line.itemLabel, options };
}

export function isKept({ discarded }: LineRow): boolean {
  return !discarded;
}

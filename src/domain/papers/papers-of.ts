import type { CatalogueView } from '../api/catalogue.ts';
import type { StaffOrderView } from '../api/order.ts';
import type { PrinterView } from '../api/printing.ts';
import type { StoreForStaff } from '../api/store.ts';
import { parseHundredths } from '../money/money.ts';
import { OPEN, SERVED } from '../order/order.ts';
import { isKept } from '../order/removed-portions.ts';
import { namedCategories } from '../printing/default-printers.ts';
import { renderTicket } from '../printing/kitchen-ticket.ts';
import { DRAWER, type PrintLine } from '../printing/print-line.ts';
import type { Printed } from '../printing/printed-here.ts';
import { type Printout, renderPrintout } from '../printing/printout.ts';
import { kitchenPrinters, receiptPrinters, shareLines } from '../printing/share-lines.ts';
import { splitPrint } from '../printing/split-print.ts';
import { printoutOf } from './printout-of.ts';
import { ticketLineOf, ticketOf } from './ticket-of.ts';

interface Scene {
  profile: StoreForStaff;
  catalogue: CatalogueView;
  /** All of the store, since dishes without a printer of their own go to the first one. */
  printers: readonly PrinterView[];
  /** Those that this device prints for. */
  here: ReadonlySet<string>;
}

/** What was paid at once, if it was. */
interface Sold {
  isPaid: boolean;
  isCash: boolean;
  cash?: Printout['cash'];
  billNumber: string | null;
}

export interface PaperHere {
  printer: PrinterView;
  what: Printed;
  lines: PrintLine[];
}

/** What the printers of this device print of an order that was taken without the line, the drawer first. */
export function papersOf(order: StaffOrderView, sold: Sold, { here, ...scene }: Scene): PaperHere[] {
  const papers = [...drawersOf(sold, scene), ...ticketsOf(order, scene), ...receiptsOf(order, sold, scene)];
  return papers
    .filter(({ printer }) => here.has(printer._id))
    .flatMap(({ printer, what, lines }) => {
      const { paper, language } = printer;
      const parts = splitPrint(lines, { orderNo: order.orderNo, paper, language });
      return parts.map((part) => ({ printer, what, lines: part }));
    });
}

type All = Omit<Scene, 'here'>;

const drawersOf = ({ isCash }: Sold, { printers }: All): PaperHere[] =>
  printers
    .filter(({ enabled, drawer }) => isCash && enabled && drawer)
    .map((printer) => ({ printer, what: 'drawer', lines: [DRAWER] }));

function ticketsOf(order: StaffOrderView, { profile, catalogue, printers }: All): PaperHere[] {
  if (!OPEN.some((state) => state === order.state)) return [];
  const kitchen = kitchenPrinters(printers, typeIdOf(order, catalogue));
  const shares = shareLines(kitchen, order.items.filter(isKept), {
    categoryOf: categoriesIn(catalogue),
    named: namedCategories(printers.filter(({ enabled }) => enabled)),
    itemOf: ({ itemID }) => itemID,
  });
  return [...shares].map(([printer, items]) => {
    const lines = items.map(ticketLineOf);
    const kind = (order.sitting?.round ?? 1) > 1 ? ('addition' as const) : ('new' as const);
    const told = { kind, lines, reason: '', at: Date.parse(order.createdAt) };
    return {
      printer,
      what: 'ticket',
      lines: renderTicket(ticketOf(order, profile, told), printer.language),
    };
  });
}

/** What is not paid yet gets its printout when it is served, and a table when all of it is paid. */
function receiptsOf(
  order: StaffOrderView,
  { isPaid, billNumber, cash }: Sold,
  { profile, catalogue, printers }: All,
): PaperHere[] {
  if (order.sitting || (!isPaid && order.state !== SERVED)) return [];
  const total = parseHundredths(order.amount) ?? 0;
  const roundOff = parseHundredths(order.money.roundOff ?? 0) ?? 0;
  const bill = billNumber === null ? null : { number: billNumber, total, roundOff };
  const printout = printoutOf([order], profile, { bill, tips: 0, cash });
  return receiptPrinters(printers, typeIdOf(order, catalogue)).map((printer) => ({
    printer,
    what: 'receipt',
    lines: renderPrintout(printout, printer.language),
  }));
}

const typeIdOf = ({ orderType }: StaffOrderView, { orderConfigs }: CatalogueView): string =>
  orderConfigs.find(({ label }) => label === orderType)?._id ?? '';

function categoriesIn({ menus }: CatalogueView): Map<string, string> {
  const categories = menus.flatMap((menu) => menu.categories);
  return new Map(categories.flatMap(({ _id, items }) => items.map((item) => [item._id, _id] as const)));
}

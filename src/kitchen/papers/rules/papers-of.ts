import { DRAWER, type PrintLine } from '#kitchen/printing/rules/paper/print-line.ts';
import type { Printed } from '#kitchen/printing/rules/printed-here.ts';
import { type Printout, renderPrintout } from '#kitchen/printing/rules/printout.ts';
import { splitPrint } from '#kitchen/printing/rules/split-print.ts';
import { renderTicket } from '#kitchen/printing/rules/tickets/kitchen-ticket.ts';
import { kitchenPrinters, receiptPrinters, shareLines } from '#kitchen/printing/rules/tickets/share-lines.ts';
import type { Printable, PrinterView } from '#kitchen/printing/wire/printing.ts';
import { categoriesOf } from '#kitchen/stations/rules/stations.ts';
import type { StationView } from '#kitchen/stations/wire/stations.ts';
import { dishesOf, type KitchenLine } from '#kitchen/tickets/rules/kitchen-lines.ts';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { OPEN, SERVED } from '#ordering/orders/rules/order.ts';
import { isKept } from '#ordering/orders/rules/undoing/removed-portions.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { type Minor, parseHundredths } from '#platform/money/rules/money.ts';
import type { StoreForStaff } from '#restaurant/stores/wire/store.ts';
import { printoutOf } from './printout-of.ts';
import { ticketLineOf, ticketOf } from './ticket-of.ts';

export interface Scene {
  profile: StoreForStaff;
  catalogue: CatalogueView;
  /** All of the store, since dishes without a printer of their own go to the first one. */
  printers: readonly PrinterView[];
  stations: readonly StationView[];
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
  return onPrinters(papers, order, here);
}

/** Money that a table has paid without the line. */
interface TablePaid extends Pick<Sold, 'isCash' | 'cash' | 'billNumber'> {
  /** All that came for it, and the ways in which it did. */
  received: { paid: Minor; method: string };
  tips: Minor;
  /** Whether nothing is due any more. */
  isSettled: boolean;
}

/** What the printers of this device print when money comes for a table: its printout once all of it is paid. */
export function papersOfTable(
  rounds: readonly StaffOrderView[],
  { isSettled, ...paid }: TablePaid,
  { here, ...scene }: Scene,
): PaperHere[] {
  const [first] = rounds;
  if (!first) return [];
  const papers = [...drawersOf(paid, scene), ...(isSettled ? printoutsOf(rounds, paid, scene) : [])];
  return onPrinters(papers, first, here);
}

/** What a person has a printer of this device print: of one order its dishes, or the printout of all orders of its table. */
export function paperByHand(
  what: Printable,
  tab: readonly StaffOrderView[],
  { printer, told }: { printer: PrinterView; told: TabTold },
  { here, ...scene }: Scene,
): PaperHere[] {
  const [order] = tab;
  if (!order) return [];
  if (what === 'receipt')
    return onPrinters([{ printer, what, lines: printoutIn(tab, printer, told, scene) }], order, here);
  const dishes = order.items.filter(isKept).flatMap(dishesOf);
  const lines = shareLines([printer], dishes, sharingIn(scene)).get(printer) ?? dishes;
  return onPrinters([{ printer, what, lines: ticketIn(order, lines, printer, scene) }], order, here);
}

const onPrinters = (
  papers: readonly PaperHere[],
  { orderNo }: StaffOrderView,
  here: Scene['here'],
): PaperHere[] =>
  papers
    .filter(({ printer }) => here.has(printer._id))
    .flatMap(({ printer, what, lines }) => {
      const { paper, language } = printer;
      const parts = splitPrint(lines, { orderNo, paper, language });
      return parts.map((part) => ({ printer, what, lines: part }));
    });

type All = Omit<Scene, 'here'>;

const drawersOf = ({ isCash }: Pick<Sold, 'isCash'>, { printers }: All): PaperHere[] =>
  printers
    .filter(({ enabled, drawer }) => isCash && enabled && drawer)
    .map((printer) => ({ printer, what: 'drawer', lines: [DRAWER] }));

function ticketsOf(order: StaffOrderView, scene: All): PaperHere[] {
  const { catalogue, printers } = scene;
  if (!OPEN.some((state) => state === order.state)) return [];
  const kitchen = kitchenPrinters(printers, typeIdOf(order, catalogue));
  const shares = shareLines(kitchen, order.items.filter(isKept).flatMap(dishesOf), sharingIn(scene));
  return [...shares].map(([printer, items]) => ({
    printer,
    what: 'ticket',
    lines: ticketIn(order, items, printer, { ...scene, ticketNo: 1 }),
  }));
}

const sharingIn = ({ catalogue, printers, stations }: All) => ({
  all: printers,
  stations,
  categoryOf: categoriesOf(catalogue),
  idOf: ({ _id }: PrinterView) => _id,
  itemOf: ({ itemID }: StaffOrderView['items'][number]) => itemID,
});

function ticketIn(
  order: StaffOrderView,
  items: readonly KitchenLine[],
  { language }: PrinterView,
  { profile, ticketNo }: All & { ticketNo?: number },
): PrintLine[] {
  const kind = (order.sitting?.round ?? 1) > 1 ? ('addition' as const) : ('new' as const);
  const told = { kind, lines: items.map(ticketLineOf), reason: '', at: Date.parse(order.createdAt) };
  return renderTicket(ticketOf(order, profile, { ...told, ...(ticketNo ? { ticketNo } : {}) }), language);
}

/** What is not paid yet gets its printout when it is served, and a table when all of it is paid. */
function receiptsOf(order: StaffOrderView, { isPaid, billNumber, cash }: Sold, scene: All): PaperHere[] {
  if (order.sitting || (!isPaid && order.state !== SERVED)) return [];
  return printoutsOf([order], { billNumber, cash, tips: 0 }, scene);
}

function printoutsOf(tab: readonly StaffOrderView[], told: TabTold, scene: All): PaperHere[] {
  const [order] = tab;
  if (!order) return [];
  return receiptPrinters(scene.printers, typeIdOf(order, scene.catalogue)).map((printer) => ({
    printer,
    what: 'receipt',
    lines: printoutIn(tab, printer, told, scene),
  }));
}

type TabTold = Pick<Sold, 'cash' | 'billNumber'> & Partial<Pick<TablePaid, 'received'>> & { tips: Minor };

function printoutIn(
  tab: readonly StaffOrderView[],
  { language }: PrinterView,
  { billNumber, ...told }: TabTold,
  { profile }: All,
): PrintLine[] {
  const sumOf = (of: (order: StaffOrderView) => unknown) =>
    tab.reduce((sum, one) => sum + (parseHundredths(of(one) ?? 0) ?? 0), 0);
  const sums = { total: sumOf(({ amount }) => amount), roundOff: sumOf(({ money }) => money.roundOff) };
  const bill = billNumber === null ? null : { number: billNumber, ...sums };
  const store = { ...profile, footer: profile.billFooter ?? '' };
  return renderPrintout(printoutOf(tab, store, { ...told, bill }), language);
}

const typeIdOf = ({ orderType }: StaffOrderView, { orderConfigs }: CatalogueView): string =>
  orderConfigs.find(({ label }) => label === orderType)?._id ?? '';

import { type Cooks, stationOf } from '#kitchen/stations/rules/stations.ts';
import { type Chooser, defaultPrinters, namedCategories } from '../default-printers.ts';

interface Printing extends Chooser {
  receipts: boolean;
  /** Null prints all order types. */
  orderTypes: string[] | null;
}

const takesOrders = ({ orderTypes }: Pick<Printing, 'orderTypes'>, orderTypeId: string) =>
  orderTypes === null || orderTypes.includes(orderTypeId);

/** The printers for kitchen tickets of this order type. */
export const kitchenPrinters = <P extends Printing>(printers: readonly P[], orderTypeId: string): P[] =>
  printers.filter((one) => one.enabled && one.tickets && takesOrders(one, orderTypeId));

/** The printers for printouts of this order type. */
export const receiptPrinters = <P extends Printing>(printers: readonly P[], orderTypeId: string): P[] =>
  printers.filter((one) => one.enabled && one.receipts && takesOrders(one, orderTypeId));

/** A station whose printers print what stands on its screen. */
export interface Prints extends Cooks {
  printers: readonly string[];
  /** Whether they print nothing for now, because somebody watches the screen. */
  isHeld?: boolean;
}

interface Sharing<P, Line> {
  /** All printers of the store, also those that print none of these lines. */
  all: readonly (P & Chooser)[];
  stations: readonly Prints[];
  categoryOf: ReadonlyMap<string, string>;
  idOf: (printer: P) => string;
  itemOf: (line: Line) => string;
}

/**
 * Shares the lines among printers. A printer of a station prints what is cooked there, and the others what they were
 * chosen for. Dishes that are on no menu any more, or in a category without a printer, go to the default printers, since
 * nobody has chosen to leave them unprinted.
 */
export function shareLines<P extends Pick<Chooser, 'categories'>, Line>(
  printers: readonly P[],
  lines: readonly Line[],
  { all, stations, categoryOf, idOf, itemOf }: Sharing<P, Line>,
): Map<P, Line[]> {
  const isOf = (station: Prints, printer: P) => station.printers.includes(idOf(printer));
  const isFree = (printer: P) => !stations.some((station) => isOf(station, printer));
  const named = namedCategories(all.filter(isFree));
  const byDefault = defaultPrinters(printers.filter(isFree));
  const isPrinted = (station: Prints) =>
    all.some((printer) => printer.enabled && printer.tickets && isOf(station, printer));
  const takes = (printer: P, line: Line) => {
    const item = itemOf(line);
    const category = categoryOf.get(item);
    const station = stationOf(stations, { item, category });
    if (!isFree(printer)) return station !== null && !station.isHeld && isOf(station, printer);
    if (category !== undefined && named.has(category))
      return printer.categories === null || printer.categories.includes(category);
    if (station !== null && isPrinted(station)) return printer.categories === null;
    return byDefault.includes(printer);
  };
  const shares = printers.map((printer) => [printer, lines.filter((line) => takes(printer, line))] as const);
  return new Map(shares.filter(([, share]) => share.length > 0));
}

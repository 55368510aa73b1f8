import { stationOf } from '#kitchen/stations/rules/stations.ts';
import { defaultPrinters, namedCategories } from '../../rules/default-printers.ts';
import type { Prints } from '../../rules/tickets/share-lines.ts';
import type { PrinterView } from '../../wire/printing.ts';

interface Named {
  _id: string;
  label: string;
}

export interface Uncovered {
  categories: string[];
  /** The printers that print their dishes anyway. */
  printers: string[];
}

/**
 * Finds categories without a printer in a store that has chosen printers for others. A new category is easily
 * forgotten.
 */
export function uncovered(
  printers: readonly PrinterView[],
  categories: readonly Named[],
  stations: readonly Prints[],
): Uncovered | null {
  const on = printers.filter(({ enabled, tickets }) => enabled && tickets);
  const isAt = (station: Prints, { _id }: PrinterView) => station.printers.includes(_id);
  const kitchen = on.filter((printer) => !stations.some((station) => isAt(station, printer)));
  if (kitchen.length === 0 || kitchen.some((printer) => printer.categories === null)) return null;
  const named = namedCategories(kitchen);
  const isAtStation = (category: string) => {
    const station = stationOf(stations, { item: '', category });
    return station !== null && on.some((printer) => isAt(station, printer));
  };
  const left = categories.filter(({ _id }) => !named.has(_id) && !isAtStation(_id));
  if (left.length === 0) return null;
  return {
    categories: [...new Set(left.map(({ label }) => label))],
    printers: [...firstForOrders(kitchen)].map(({ name }) => name),
  };
}

/** The default printers of each order type, because a printer may be for some order types only. */
function firstForOrders(kitchen: readonly PrinterView[]): Set<PrinterView> {
  const types = new Set([null, ...kitchen.flatMap(({ orderTypes }) => orderTypes ?? [])]);
  return new Set(
    [...types].flatMap((type) =>
      defaultPrinters(
        kitchen.filter(
          ({ orderTypes }) => orderTypes === null || (type !== null && orderTypes.includes(type)),
        ),
      ),
    ),
  );
}

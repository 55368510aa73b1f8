import { useQuery } from '@tanstack/react-query';
import { stationsQuery } from '#kitchen/stations/office-api/stations.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import type { PrinterView } from '../../wire/printing.ts';

/** The stations whose dishes a printer prints, instead of those that it was chosen for. */
export function useStationsOf(printer: Pick<PrinterView, '_id'> | null): string[] {
  const { storeId } = useStore();
  const { data } = useQuery(stationsQuery(storeId));
  const stations = data?.stations ?? [];
  return stations.flatMap(({ name, printers }) => (printer && printers.includes(printer._id) ? [name] : []));
}

import { useQuery } from '@tanstack/react-query';
import { stationsQuery } from '#kitchen/stations/office-api/stations.ts';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import type { PrinterView } from '../../wire/printing.ts';
import { type Uncovered, uncovered } from './uncovered.ts';

/** Fetches the menu only if a printer was chosen for some categories. */
export function useUncovered(printers: readonly PrinterView[]): Uncovered | null {
  const { storeId } = useStore();
  const enabled = printers.some(({ categories }) => categories !== null);
  const { data } = useQuery({ ...catalogueQuery(storeId), enabled });
  const { data: stations } = useQuery({ ...stationsQuery(storeId), enabled });
  const categories = data?.menus.flatMap((menu) => menu.categories) ?? [];
  return stations ? uncovered(printers, categories, stations.stations) : null;
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { KitchenLine } from '#kitchen/tickets/rules/kitchen-lines.ts';
import { type LineMarks, lineMarks } from '#kitchen/tickets/rules/line-marks.ts';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { stationsQuery } from '../../office-api/stations.ts';
import { categoriesOf, stationOf } from '../../rules/stations.ts';
import type { StationView } from '../../wire/stations.ts';

const NO_MARKS: LineMarks = { has: [], isOut: false };

/** The stations of the store, where each line of an order is cooked, and what a cook is warned of on it. */
export function useKitchen() {
  const { storeId } = useStore();
  const { data, error, refetch } = useQuery(stationsQuery(storeId));
  const stations = data?.stations;
  const { data: catalogue } = useQuery({ ...catalogueQuery(storeId), enabled: stations !== undefined });
  const stationOfLine = useMemo(() => {
    const categoryOf = catalogue ? categoriesOf(catalogue) : new Map<string, string>();
    return ({ itemID }: Pick<KitchenLine, 'itemID'>): StationView | null =>
      stationOf(stations ?? [], { item: itemID, category: categoryOf.get(itemID) });
  }, [stations, catalogue]);
  const marksOf = useMemo(() => (catalogue ? lineMarks(catalogue) : () => NO_MARKS), [catalogue]);
  // Without the menu all would stand at the default station for a moment.
  const isLoading = stations === undefined || (stations.length > 0 && !catalogue);
  return { stations: stations ?? [], stationOfLine, marksOf, isLoading, error: data ? null : error, refetch };
}

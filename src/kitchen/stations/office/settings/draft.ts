import { stationOf } from '../../rules/stations.ts';
import type { StationBody, StationView } from '../../wire/stations.ts';

export const NEW_STATION: StationBody = {
  name: '',
  categories: [],
  items: [],
  isDefault: false,
  minutes: null,
  times: [],
  printers: [],
  onlyUnwatched: false,
};

export function draftOf(station: StationView): StationBody {
  const { name, categories, items, isDefault, minutes, times, printers, onlyUnwatched } = station;
  return { name, categories, items, isDefault, minutes, times, printers, onlyUnwatched };
}

export function withChosen(ids: readonly string[], id: string, isChosen: boolean): string[] {
  const others = ids.filter((known) => known !== id);
  return isChosen ? [...others, id] : others;
}

export function withMinutes(
  times: StationBody['times'],
  item: string,
  minutes: number | null,
): StationBody['times'] {
  const others = times.filter((time) => time.item !== item);
  return minutes === null ? others : [...others, { item, minutes }];
}

export interface DishChoice {
  isHere: boolean;
  /** It comes with its category, so that it is taken away by choosing it at another station. */
  isInherited: boolean;
  /** Where it is cooked now; null for here, or where all else is. */
  elsewhere: StationView | null;
}

/** How a dish stands in the form of a station. */
export function dishChoice(
  draft: StationBody,
  others: readonly StationView[],
  { item, category }: { item: string; category: string },
): DishChoice {
  const isOwn = draft.items.includes(item);
  const named = others.find(({ items }) => items.includes(item));
  const isInherited = !isOwn && !named && draft.categories.includes(category);
  const isHere = isOwn || isInherited;
  const at = isHere ? null : stationOf(others, { item, category });
  const isNamed = at !== null && (at.items.includes(item) || at.categories.includes(category));
  return { isHere, isInherited, elsewhere: isNamed ? at : null };
}

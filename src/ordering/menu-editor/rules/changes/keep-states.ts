import { itemsIn, mapItems } from '../map-items.ts';
import type { CatalogueContent } from '../tree.ts';

/** Items that still exist keep their present state, so that restoring a menu does not change what is sold out. */
export function keepStates(earlier: CatalogueContent, present: CatalogueContent): CatalogueContent {
  const now = new Map(itemsIn(present).map((item) => [item._id, item]));
  return mapItems(earlier, (item) => {
    const known = now.get(item._id);
    if (!known) return item;
    const { until: _, ...rest } = item;
    return { ...rest, state: known.state, ...(known.until === undefined ? {} : { until: known.until }) };
  });
}

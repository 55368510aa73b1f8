import { useState } from 'react';
import type { PlacedDish } from './table-rows.ts';

/** The selected dishes, without those that are no longer on the menu. */
export function useSelection(rows: PlacedDish[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const ids = new Set(rows.map(({ item }) => item._id).filter((id) => selected.has(id)));
  return {
    ids,
    toggle(id: string) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setSelected(next);
    },
    /** Selects all found dishes, or none if all are selected already. */
    toggleAll(found: PlacedDish[]) {
      const all = found.map(({ item }) => item._id);
      const areSelected = all.every((id) => ids.has(id));
      const next = new Set(ids);
      for (const id of all)
        if (areSelected) next.delete(id);
        else next.add(id);
      setSelected(next);
    },
    clear: () => setSelected(new Set()),
  };
}

export type DishSelection = ReturnType<typeof useSelection>;

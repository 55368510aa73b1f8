import { useState } from 'react';
import type { TableRow } from './table-rows.ts';

/** Which dishes are chosen; those that are gone from the menu meanwhile are not. */
export function useSelection(rows: TableRow[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = new Set(rows.map(({ item }) => item._id).filter((id) => chosen.has(id)));
  return {
    ids,
    toggle(id: string) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    /** All that are found, or none of them where all are chosen already. */
    toggleAll(found: TableRow[]) {
      const all = found.map(({ item }) => item._id);
      const areChosen = all.every((id) => ids.has(id));
      const next = new Set(ids);
      for (const id of all)
        if (areChosen) next.delete(id);
        else next.add(id);
      setChosen(next);
    },
    clear: () => setChosen(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;

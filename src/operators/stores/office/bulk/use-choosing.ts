import { useState } from 'react';
import type { StoreFilter } from '../../office-api/operator.ts';
import { MOST_CHOSEN } from '../../wire/bulk.ts';
import { isSameFilter } from '../filters/store-search.ts';

export interface Choosing {
  /** Whether all that match are chosen, also those that are not on the screen. */
  isAll: boolean;
  ids: readonly string[];
  isChosen: (id: string) => boolean;
  /** Beyond the most that can be chosen one by one it chooses no more. */
  choose: (ids: readonly string[], isOn: boolean) => void;
  chooseAll: () => void;
  clear: () => void;
}

const NONE: readonly string[] = [];

/** Which restaurants of a list are chosen. Another filter begins anew, because nobody sees the others any more. */
export function useChoosing(filter: StoreFilter): Choosing {
  const [chosen, setChosen] = useState({ filter, ids: NONE, isAll: false });
  const { ids, isAll } = isSameFilter(chosen.filter, filter) ? chosen : { ids: NONE, isAll: false };
  const set = (change: { ids: readonly string[]; isAll: boolean }) => setChosen({ filter, ...change });
  return {
    isAll,
    ids,
    isChosen: (id) => isAll || ids.includes(id),
    choose(changed, isOn) {
      const others = ids.filter((id) => !changed.includes(id));
      set({ isAll: false, ids: isOn ? [...others, ...changed].slice(0, MOST_CHOSEN) : others });
    },
    chooseAll: () => set({ ids: NONE, isAll: true }),
    clear: () => set({ ids: NONE, isAll: false }),
  };
}

import { useState } from 'react';
import { availableIds, type Menu } from '#domain/menu/menu.ts';

/** The dishes that this menu has had since the guest opened it, whatever became of them. */
export function useSeenDishes(menu: Menu): ReadonlySet<string> {
  const [known, setKnown] = useState(menu);
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(availableIds(menu)));
  if (known !== menu) {
    setKnown(menu);
    setSeen(new Set([...seen, ...availableIds(menu)]));
  }
  return seen;
}

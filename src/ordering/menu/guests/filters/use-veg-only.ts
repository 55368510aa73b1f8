import { useEffect, useState } from 'react';
import { readEntry, writeEntry } from '#platform/phone/guests/storage/vault.ts';
import type { Menu } from '../../rules/menu.ts';

const NAME = 'veg-only';

/** The guest's choice of vegetarian dishes alone, kept from visit to visit. */
export function useVegOnly(): [boolean, (vegOnly: boolean) => void] {
  const [vegOnly, setVegOnly] = useState(false);
  useEffect(() => {
    void readEntry<boolean>(NAME).then((kept) => kept === true && setVegOnly(true));
  }, []);
  const choose = (wanted: boolean) => {
    setVegOnly(wanted);
    void writeEntry(NAME, wanted);
  };
  return [vegOnly, choose];
}

/** Whether a menu has both vegetarian dishes and others. */
export function isMixed({ categories }: Menu): boolean {
  const items = categories.flatMap((category) => category.items);
  return items.some(({ veg }) => veg === true) && items.some(({ veg }) => veg !== true);
}

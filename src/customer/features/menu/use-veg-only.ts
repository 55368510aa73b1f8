import { useEffect, useState } from 'react';
import { readEntry, writeEntry } from '../../storage/vault.ts';

const NAME = 'veg-only';

/** Remembered from visit to visit. */
export function useVegOnly(): [boolean, (vegOnly: boolean) => void] {
  const [vegOnly, setVegOnly] = useState(false);
  useEffect(() => {
    void readEntry<boolean>(NAME).then((kept) => kept === true && setVegOnly(true));
  }, []);
  const remember = (wanted: boolean) => {
    setVegOnly(wanted);
    void writeEntry(NAME, wanted);
  };
  return [vegOnly, remember];
}

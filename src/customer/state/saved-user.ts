import { readEntry, writeEntry } from '../storage/vault.ts';

/** Who ordered last from this browser. */
export interface SavedUser {
  name: string;
  mobile: string;
  countryCode: string;
  /** The country that was chosen: several share a code. */
  region: string;
}

const NAME = 'user';

export function readSavedUser(): Promise<SavedUser | null> {
  return readEntry<SavedUser>(NAME);
}

export function saveUser(user: SavedUser): Promise<void> {
  return writeEntry(NAME, user);
}

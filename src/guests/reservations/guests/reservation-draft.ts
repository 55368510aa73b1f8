import { DEFAULT_COUNTRY_CODE } from '#ordering/placing/rules/checkout.ts';
import { readSavedUser } from '#platform/phone/guests/state/checkout-draft.ts';
import { readEntry, removeEntry, writeEntry } from '#platform/phone/guests/storage/vault.ts';
import { randomUuid } from '#ui/shared/random-id.ts';

/** What a guest has filled in so far. It survives reloads until it is sent. */
export interface ReservationDraft {
  /** The same until an answer comes, so that a reservation that is sent again is one. */
  id: string;
  party: number;
  name: string;
  phone: string;
  countryCode: string;
  region: string;
  email: string;
  note: string;
}

export type Place = 'book' | 'line';

const nameOf = (slug: string, place: Place) => `${place}:${slug}`;
const ownName = (slug: string) => `booked:${slug}`;

/** The draft of this store, or a new one with the guest who ordered last. */
export async function openReservationDraft(slug: string, place: Place): Promise<ReservationDraft> {
  const kept = await readEntry<ReservationDraft>(nameOf(slug, place));
  if (kept) return kept;
  const user = await readSavedUser();
  return {
    id: randomUuid(),
    party: 2,
    name: user?.name ?? '',
    phone: user?.mobile ?? '',
    countryCode: user?.countryCode || DEFAULT_COUNTRY_CODE,
    region: user?.region || 'IN',
    email: '',
    note: '',
  };
}

let written: Promise<void> = Promise.resolve();

/** Encryption is asynchronous: writes are queued, so that the last one wins. */
export function keepReservationDraft(slug: string, place: Place, draft: ReservationDraft): void {
  written = written.then(() => writeEntry(nameOf(slug, place), draft));
}

/** Forgets the draft and remembers what it became. */
export async function keepOwnReservation(slug: string, place: Place, id: string): Promise<void> {
  await written;
  await removeEntry(nameOf(slug, place));
  await writeEntry(ownName(slug), id);
}

/** The last reservation that was made from this browser. */
export const readOwnReservation = (slug: string): Promise<string | null> => readEntry<string>(ownName(slug));

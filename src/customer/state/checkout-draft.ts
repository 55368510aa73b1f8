import { atom } from 'nanostores';
import { CART_LIFETIME_MS } from '#domain/placing/cart.ts';
import { DEFAULT_COUNTRY_CODE } from '#domain/placing/checkout.ts';
import { MINUTE } from '#domain/time/durations.ts';
import { readEntry, writeEntry } from '../storage/vault.ts';

/** A code that went out, and to whom. */
export interface Challenge {
  id: string;
  countryCode: string;
  phone: string;
  sentAt: number;
  /** When another code may be asked for. */
  resendAt: number;
}

/** What has been filled in so far; it outlives a look at the menu and a reload, but not the cart. */
export interface CheckoutDraft {
  /** The store that it is of: a table is one of a store. */
  slug: string | null;
  orderType: string | null;
  name: string;
  phone: string;
  countryCode: string;
  /** The country that was chosen: several share a code. */
  region: string;
  /** By what the field is called: an address is no pickup time. */
  addresses: Record<string, string>;
  /** The one chosen from the store's list. */
  table: string | null;
  remarks: string;
  challenge: Challenge | null;
  isEnteringCode: boolean;
}

const NOTHING: CheckoutDraft = {
  slug: null,
  orderType: null,
  name: '',
  phone: '',
  countryCode: DEFAULT_COUNTRY_CODE,
  region: 'IN',
  addresses: {},
  table: null,
  remarks: '',
  challenge: null,
  isEnteringCode: false,
};

const NAME = 'checkout';
/** As long as the server takes it. */
const CODE_LIFETIME_MS = 5 * MINUTE;

interface Kept {
  at: number;
  draft: CheckoutDraft;
}

export const $checkoutDraft = atom<CheckoutDraft>(NOTHING);

let written: Promise<void> = Promise.resolve();

export function changeDraft(change: Partial<CheckoutDraft>): void {
  const draft = { ...$checkoutDraft.get(), ...change };
  $checkoutDraft.set(draft);
  // One after another: what is encrypted last must not be overtaken.
  written = written.then(() => writeEntry(NAME, { at: Date.now(), draft } satisfies Kept));
}

/** What was filled in for this store before a reload; who the guest is goes along to the next store. */
export async function openDraft(slug: string): Promise<void> {
  if ($checkoutDraft.get().slug === slug) return;
  const kept = await readEntry<Kept>(NAME);
  const present = $checkoutDraft.get();
  if (present.slug === slug) return;
  const isFresh = kept !== null && Date.now() - kept.at < CART_LIFETIME_MS && kept.draft.slug === slug;
  const { name, phone, countryCode, region } = present;
  const draft = isFresh ? { ...NOTHING, ...kept.draft } : { ...NOTHING, name, phone, countryCode, region };
  $checkoutDraft.set({ ...draft, ...openCode(draft), slug });
}

function openCode({ challenge, isEnteringCode }: CheckoutDraft) {
  const isOpen = challenge !== null && Date.now() - challenge.sentAt < CODE_LIFETIME_MS;
  return isOpen ? { challenge, isEnteringCode } : { challenge: null, isEnteringCode: false };
}

/** Who ordered last from this browser. */
interface SavedUser {
  name: string;
  mobile: string;
  countryCode: string;
  /** The country that was chosen: several share a code. */
  region: string;
}

const USER = 'user';

export function readSavedUser(): Promise<SavedUser | null> {
  return readEntry<SavedUser>(USER);
}

export function saveUser(user: SavedUser): Promise<void> {
  return writeEntry(USER, user);
}

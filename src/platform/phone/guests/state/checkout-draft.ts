import { atom } from 'nanostores';
import { CART_LIFETIME_MS } from '#ordering/cart/rules/cart.ts';
import { DEFAULT_COUNTRY_CODE } from '#ordering/placing/rules/checkout.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { readEntry, writeEntry } from '../storage/vault.ts';

/** A code that was sent, and its phone number. */
export interface Challenge {
  id: string;
  countryCode: string;
  phone: string;
  sentAt: number;
  /** When another code may be requested. */
  resendAt: number;
}

/** The checkout form as filled in so far. It survives navigation and reloads for as long as a cart lives. */
export interface CheckoutDraft {
  /** The store that the draft belongs to. */
  slug: string | null;
  orderType: string | null;
  name: string;
  phone: string;
  countryCode: string;
  /** The chosen country, since several share a code. */
  region: string;
  /** Addresses and pickup times by the name of the field. */
  addresses: Record<string, string>;
  /** The table chosen from the store's list. */
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
/** The server's lifetime of a code. */
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
  // Encryption is asynchronous: writes are queued, so that the last one wins.
  written = written.then(() => writeEntry(NAME, { at: Date.now(), draft } satisfies Kept));
}

/** Opens the store's stored draft, or a new one with the guest of the last store. */
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

/** The guest who ordered last from this browser. */
interface SavedUser {
  name: string;
  mobile: string;
  countryCode: string;
  /** The chosen country, since several share a code. */
  region: string;
}

const USER = 'user';

export function readSavedUser(): Promise<SavedUser | null> {
  return readEntry<SavedUser>(USER);
}

export function saveUser(user: SavedUser): Promise<void> {
  return writeEntry(USER, user);
}

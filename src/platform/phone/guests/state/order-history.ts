import type { Translations } from '#ordering/menu/rules/menu.ts';
import type { Selection } from '#ordering/menu/rules/options/options.ts';
import type { OrderedNames } from '#ordering/orders/rules/ordered-names.ts';
import { readEntry, writeEntry } from '../storage/vault.ts';
import { HISTORY } from './has-ordered.ts';

/** An order of this browser as it was placed; its present state is on its page. */
export interface PlacedRecord {
  orderId: string;
  orderNumber: number;
  itemsList: PlacedItem[];
  user: { name: string; phone: string; countryCode: string };
  remarks: string;
  address: string;
  /** The grand total, in the store's currency. */
  value: number;
  orderSlug: string;
  /** ISO 8601. */
  orderTime: string;
  /** The restaurant's; orders stored by earlier versions lack it. */
  timeZone?: string;
  profile: PlacedProfile;
  /** The order type. */
  config: { label: string; translations?: Translations };
}

export interface PlacedItem {
  itemId: string;
  itemLabel: string;
  quantity: number;
  /** The price of one, with two decimals. */
  value: string;
  images: string[];
  configs: Selection[];
  /** The options to show; orders stored by earlier versions lack them. */
  options?: string[];
  remarks?: string;
  /** The translated names of the dish and its options. */
  translations?: OrderedNames;
}

export interface PlacedProfile {
  name: string;
  slug: string;
  logo: string | null;
  currency: string;
  /** The address in one line. */
  address: string;
}

/** Far below the storage limit of browsers. */
const MOST = 200;

/** Newest first. */
export async function readOrderHistory(): Promise<PlacedRecord[]> {
  return (await readEntry<PlacedRecord[]>(HISTORY)) ?? [];
}

/** Adds an order, or replaces it: a repeated attempt may answer with the same order. */
export async function addToHistory(record: PlacedRecord): Promise<void> {
  const earlier = (await readOrderHistory()).filter(({ orderId }) => orderId !== record.orderId);
  await writeEntry(HISTORY, [record, ...earlier].slice(0, MOST));
}

import type { Translations } from '#domain/menu/menu.ts';
import type { Selection } from '#domain/menu/options.ts';
import type { OrderedNames } from '#domain/order/ordered-names.ts';
import { hasEntry, readEntry, writeEntry } from '../storage/vault.ts';

/** An order of this browser, as it was when it was placed; what has become of it says its status page. */
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
  profile: PlacedProfile;
  /** The order type. */
  config: { label: string; translations?: Translations };
}

export interface PlacedItem {
  itemId: string;
  itemLabel: string;
  quantity: number;
  /** For one, with two decimals. */
  value: string;
  images: string[];
  configs: Selection[];
  /** Those worth telling; orders of before don't say. */
  options?: string[];
  remarks?: string;
  /** What both are called in other languages, where they are. */
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

const NAME = 'orders';
/** More than anybody looks through, and well within what a browser keeps. */
const MOST = 200;

/** Whether this browser has ever ordered. */
export function hasOrdered(): boolean {
  return hasEntry(NAME);
}

/** Newest first. */
export async function readOrderHistory(): Promise<PlacedRecord[]> {
  return (await readEntry<PlacedRecord[]>(NAME)) ?? [];
}

/** A retry may be told of the same order again: it stands in the history once. */
export async function addToHistory(record: PlacedRecord): Promise<void> {
  const earlier = (await readOrderHistory()).filter(({ orderId }) => orderId !== record.orderId);
  await writeEntry(NAME, [record, ...earlier].slice(0, MOST));
}

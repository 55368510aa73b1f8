import type { Names } from '../menu/name-in.ts';
import type { Listing, ListingPage } from './listing.ts';
import type { OrderView, PaymentForm } from './order.ts';
import type { StoreModel } from './store-model.ts';

/** What the server hands to the renderer of the customer's pages, and the page to its script. */
export const LOCALES = ['en', 'hi'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

export function isLocale(text: unknown): text is Locale {
  return LOCALES.includes(text as Locale);
}

export type PageModel =
  | { kind: 'store'; store: StoreModel; menuId: string | null }
  /** A menu that is not served at this time, to look at; in minutes of the store's day. */
  | { kind: 'menu'; store: StoreModel; menuId: string; from: number; to: number }
  | { kind: 'directory'; q: string; after: string | null; found: ListingPage }
  | { kind: 'demo'; stores: Listing[] }
  | { kind: 'example' }
  /** With the form that takes the guest to the payment, for as long as the order waits for it. */
  | { kind: 'order'; order: OrderView; color: string; timeZone: string; form: PaymentForm | null }
  /** Filled in by its script alone: what it shows is kept in the browser. */
  | { kind: 'shell' }
  | { kind: 'missing' };

export interface PageInput {
  /** The address without its query. */
  path: string;
  /** Where the program is reached, without a slash at the end. */
  origin: string;
  locale: Locale;
  version: string;
  model: PageModel;
  /** What the link says of order type and table, as a query; empty where it says nothing. */
  place: string;
}

/** Built files that a page refers to. */
export interface PageAssets {
  script: string;
  /** What the script needs before it can begin. */
  preloads: string[];
  css: string;
  /** What the public pages that belong to no store need on top. */
  places: { scripts: string[]; styles: string[] };
  /** What an order's page needs on top. */
  order: { scripts: string[]; css: string };
  /** The script with the texts of each language. */
  texts: Record<Locale, string>;
}

export interface RenderedPage {
  html: string;
  /** The content of each style and script element, to be named in the page's security policy. */
  styles: string[];
  scripts: string[];
  /** Of places and order types, in its language. */
  names: Names;
}

export type RenderPage = (input: PageInput, assets: PageAssets) => RenderedPage;

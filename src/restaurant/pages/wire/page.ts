import type { StorySummary, StoryView } from '#guests/stories/wire/stories.ts';
import type { OrderView, PaymentForm } from '#ordering/orders/wire/order.ts';
import type { Language } from '#platform/language/rules/languages.ts';
import type { Names } from '#platform/language/rules/words/en.ts';
import type { Brand } from '#restaurant/brand/rules/brand.ts';
import type { Listing, ListingPage } from '#restaurant/listing/wire/listing.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';

export type PageModel =
  | { kind: 'store'; store: StoreModel; menuId: string | null }
  /** A menu that is not served now, for browsing. `from` and `to` are minutes of the store's day. */
  | { kind: 'menu'; store: StoreModel; menuId: string; from: number; to: number }
  | { kind: 'directory'; q: string; after: string | null; found: ListingPage }
  | { kind: 'demo'; stores: Listing[] }
  | { kind: 'example' }
  /** A restaurant's stories. They have no script. */
  | {
      kind: 'stories';
      store: StoriesStore;
      color: string;
      stories: StorySummary[];
      page: number;
      pages: number;
    }
  | { kind: 'story'; store: StoriesStore; color: string; story: StoryView; recent: StorySummary[] }
  /** `form` starts the payment. It is only there while the order waits for it. */
  | { kind: 'order'; order: OrderView; color: string; timeZone: string; form: PaymentForm | null }
  /** Filled in by its script, from what the browser keeps. */
  | { kind: 'shell' }
  /** Filled in by the back office, in a frame of it. */
  | { kind: 'preview' }
  | { kind: 'missing' };

/** What the pages with stories show of their restaurant. */
export interface StoriesStore {
  name: string;
  slug: string;
  logo: string | null;
  timeZone: string;
  /** Of its pictures. */
  revision: number;
}

export interface PageInput {
  /** Without the query. */
  path: string;
  /** Where the program is reached, without a trailing slash. */
  origin: string;
  /** The slug of the store whose own host this is: its page is at `/` here. */
  home: string | null;
  brand: Brand;
  language: Language;
  version: string;
  model: PageModel;
  /** Order type and table that the link names, as a query. Empty if it names none. */
  place: string;
}

/** Styles that a page has in itself, and the files that they come from. */
export interface InlineStyles {
  css: string;
  files: string[];
}

export interface PageAssets {
  script: string;
  preloads: string[];
  styles: InlineStyles;
  /** Added to public pages that belong to no store. */
  places: { scripts: string[]; styles: string[] };
  /** Added to an order's page. */
  order: { scripts: string[]; styles: InlineStyles };
  /** The script with the texts of each language. */
  texts: Record<Language, string>;
}

export interface RenderedPage {
  html: string;
  /** Contents of the inline style and script elements. Their hashes go into the page's security policy. */
  styles: string[];
  scripts: string[];
  /** Names of places and order types, in the page's language. */
  names: Names;
}

export type RenderPage = (input: PageInput, assets: PageAssets) => RenderedPage;

import type { Picture } from '#dish-pictures';
import type { StoryBlock } from '#guests/stories/rules/document.ts';
import type { DietView } from '#ordering/catalogue/wire/catalogue.ts';
import type { HIDDEN_CATEGORY, SHOWN_CATEGORY } from '#ordering/menu/rules/menu.ts';
import type { Language } from '#platform/language/rules/languages.ts';
import type { LinkType } from '#restaurant/stores/wire/store.ts';
import type { TablePlace } from '#tables/table-list/rules/table-place.ts';

export interface DemoStore {
  slug: string;
  name: string;
  legalName: string;
  description: string;
  aboutUs: string;
  address: { street: string; pinCode: string; city: string; state: string; country: string };
  gstNo: string;
  fssaiNo: string;
  links: { type: LinkType; url: string }[];
  /** The store's UPI address, which is made up. */
  upi?: { vpa: string; name: string };
  viewOnly: boolean;
  languages?: Language[];
  /** 6 hex digits, without '#'. */
  primaryColor: string;
  logo: Picture;
  tables: DemoTable[];
  orderConfigs: DemoOrderType[];
  menus: DemoMenu[];
  stories?: DemoStory[];
  priceRules?: DemoPriceRule[];
}

/** Percent off these dishes at these hours. */
export interface DemoPriceRule {
  label: string;
  translations: { hi: { label: string } };
  dishes: string[];
  percent: number;
  /** Hours of the store's clock. */
  from: number;
  until: number;
}

/** A story that was published some days before the first start. */
export interface DemoStory {
  title: string;
  daysAgo: number;
  tags: string[];
  /** The dish whose picture is its cover. */
  dish: string;
  alt: string;
  content: StoryBlock[];
}

export interface DemoNames {
  hi: { label: string; description?: string };
  mr?: { label: string };
}

export interface DemoTable {
  iden: string;
  idel: string;
  /** The order type that its code sets. */
  conf: DemoOrderType['label'];
  /** Of a table that can be reserved. */
  seats?: number;
  joins?: string;
  room?: string;
  place?: TablePlace;
}

export interface DemoCharge {
  label: string;
  value: number;
  valueType: 'absolute' | 'percentage';
  /** Its own name, if any. */
  translations?: DemoNames;
}

export interface DemoOrderType {
  label: 'Delivery' | 'Dine-In' | 'Pickup' | 'Roof-Top' | 'In-Room';
  active: boolean;
  otpAuthentication: boolean;
  otp_on_order: boolean;
  online_payment: 0 | 1;
  paymentMethod: string;
  initialOrderState: number;
  minimumOrderValue: number;
  contents: DemoCharge[];
}

export interface DemoMenu {
  label: string;
  translations: DemoNames;
  remarks: string;
  primaryColor: string;
  active: boolean;
  activeStartTime: string | null;
  activeEndTime: string | null;
  pureVeg: boolean;
  categories: DemoCategory[];
}

export interface DemoCategory {
  label: string;
  image: Picture | null;
  discount: number;
  order: number;
  state: typeof SHOWN_CATEGORY | typeof HIDDEN_CATEGORY;
  collapsed: boolean;
  translations: DemoNames;
  items: DemoItem[];
}

export interface DemoItem extends DietView {
  label: string;
  description: string;
  images: Picture[];
  tags: string[];
  discount: number;
  order: number;
  taxes: { label: string; value: number }[];
  /** Null is restaurant service. */
  hsn: string | null;
  state: string;
  veg: boolean | null;
  configs: DemoConfig[];
  translations: DemoNames;
}

export interface DemoConfig {
  label: string;
  description: string;
  required: boolean;
  /** 0: information only; 1: one choice; more: at most that many. */
  maxSelection: number;
  contents: DemoOption[];
  translations: DemoNames;
}

export interface DemoOption {
  label: string;
  /** Rupees; text in an information group. Of a dish of a combo, what it costs on top. */
  value: number | string;
  /** The dish of the same menu that it is, in a combo. */
  dish?: string;
  added: boolean;
  translations: DemoNames;
}

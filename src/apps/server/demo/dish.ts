import { HIDDEN_CATEGORY, SHOWN_CATEGORY } from '#ordering/menu/rules/menu.ts';
import type {
  DemoCategory,
  DemoCharge,
  DemoConfig,
  DemoItem,
  DemoNames,
  DemoOrderType,
} from './demo-store.ts';
import { otherStores } from './diets/other-stores.ts';
import { saffronStreetDiets } from './diets/saffron-street.ts';
import { HINDI_FOODS } from './hindi-foods.ts';
import { HINDI_OPTIONS } from './hindi-options.ts';
import { banner, photos } from './pictures.ts';

const diets = { ...otherStores, ...saffronStreetDiets };

/** Restaurant GST in India: 5 %, half of it central, half the state's. */
export const gst = [
  { label: 'CGST', value: 2.5 },
  { label: 'SGST', value: 2.5 },
];

export interface Extras {
  tags?: string[];
  discount?: number;
  taxes?: DemoItem['taxes'];
  hsn?: string;
  state?: string;
}

type Bilingual = readonly [english: string, hindi: string];

type Dish = Omit<DemoItem, 'order' | 'images'>;
type DishMaker = (
  label: Bilingual,
  description: Bilingual,
  /** A number is the price of a dish without options. */
  price: number | DemoConfig[],
  extras?: Extras,
) => Dish;

const dish =
  (marker: boolean | null): DishMaker =>
  ([label, hindiLabel], [description, hindiDescription], price, extras = {}) => ({
    label,
    description,
    tags: extras.tags ?? [],
    discount: extras.discount ?? 0,
    taxes: extras.taxes ?? gst,
    hsn: extras.hsn ?? null,
    state: extras.state ?? 'Available',
    veg: marker,
    ...diets[label],
    configs: typeof price === 'number' ? [one('Portion', { Regular: price })] : price,
    translations: { hi: { label: hindiLabel, description: hindiDescription } },
  });

export const veg = dish(true);
export const meat = dish(false);
/** Without a marker: water, soft drinks, things that are not food. */
export const unmarked = dish(null);

function group(
  label: string,
  required: boolean,
  maxSelection: number,
  options: Record<string, number | string>,
  description: string,
): DemoConfig {
  const contents = Object.entries(options).map(([name, value]) => ({
    label: name,
    value,
    added: false,
    translations: inHindi(name, typeof value === 'string' ? value : ''),
  }));
  return { label, description, required, maxSelection, contents, translations: inHindi(label, description) };
}

function inHindi(label: string, description: string): DemoNames {
  const named = { label: hindiFor(label) };
  return { hi: description === '' ? named : { ...named, description: hindiFor(description) } };
}

function hindiFor(words: string): string {
  const hindi = HINDI_OPTIONS[words] ?? HINDI_FOODS[words];
  if (hindi === undefined) throw new Error(`No Hindi for "${words}" of the demo`);
  return hindi;
}

/** Required, one of these. */
export const one = (label: string, options: Record<string, number>, description = ''): DemoConfig =>
  group(label, true, 1, options, description);

/** Optional, at most one of these. */
export const maybe = (label: string, options: Record<string, number>, description = ''): DemoConfig =>
  group(label, false, 1, options, description);

/** Optional, at most `most` of these. */
export const upTo = (most: number, label: string, options: Record<string, number>, description = '') =>
  group(label, false, most, options, description);

/** Information only. */
export const info = (label: string, texts: Record<string, string>, description = ''): DemoConfig =>
  group(label, false, 0, texts, description);

/** Required, one of these dishes of the menu. */
export const oneDish = (label: string, dishes: Record<string, number>): DemoConfig => {
  const made = one(label, dishes);
  return { ...made, contents: made.contents.map((option) => ({ ...option, dish: option.label })) };
};

export const halfFull = (half: number, full: number): DemoConfig =>
  one('Portion', { 'Half, serves one': half, 'Full, serves two': full });

export interface CategoryExtras {
  discount?: number;
  hidden?: boolean;
  collapsed?: boolean;
}

type Category = Omit<DemoCategory, 'order'>;

export function category(
  [label, hindi]: Bilingual,
  hasBanner: boolean,
  dishes: Dish[],
  extras: CategoryExtras = {},
): Category {
  return {
    label,
    image: hasBanner ? banner(label, dishes) : null,
    discount: extras.discount ?? 0,
    state: extras.hidden ? HIDDEN_CATEGORY : SHOWN_CATEGORY,
    collapsed: extras.collapsed ?? false,
    translations: { hi: { label: hindi } },
    items: dishes.map((made, order) => ({ ...made, images: photos(label, made), order })),
  };
}

/** Numbers categories in order. */
export const inOrder = (categories: Category[]): DemoCategory[] =>
  categories.map((made, order) => ({ ...made, order }));

export function orderType(
  label: DemoOrderType['label'],
  minimumOrderValue: number,
  contents: DemoCharge[] = [],
  extras: { otp?: boolean; online?: boolean; initialOrderState?: number } = {},
): DemoOrderType {
  const otp = extras.otp ?? false;
  return {
    label,
    active: true,
    otpAuthentication: otp,
    otp_on_order: otp,
    online_payment: extras.online ? 1 : 0,
    paymentMethod: 'Cash',
    initialOrderState: extras.initialOrderState ?? 1,
    minimumOrderValue,
    contents,
  };
}

/** A usual charge needs no Hindi name here. */
export const flat = (label: string, value: number, hindi?: string): DemoCharge => ({
  label,
  value,
  valueType: 'absolute',
  ...(hindi === undefined ? {} : { translations: { hi: { label: hindi } } }),
});
export const percent = (label: string, value: number): DemoCharge => ({
  label,
  value,
  valueType: 'percentage',
});

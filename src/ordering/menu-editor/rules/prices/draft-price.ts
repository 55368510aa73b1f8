import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { type Minor, parseHundredths, toNumber } from '#platform/money/rules/money.ts';

export interface PricedOption {
  id: string;
  label: string;
  price: Minor;
}

/** The option that an id names, or the only one that has a price. Null: there is none, or there are several. */
export function pricedOption({ configs }: Pick<ItemView, 'configs'>, id: string | null): PricedOption | null {
  const priced = configs
    .filter(({ maxSelection }) => maxSelection > 0)
    .flatMap(({ contents }) => contents)
    .flatMap(({ _id, label, value }) => {
      const price = parseHundredths(value);
      return price === null ? [] : [{ id: _id, label, price }];
    });
  if (id !== null) return priced.find((option) => option.id === id) ?? null;
  const [only, ...others] = priced;
  return only && others.length === 0 ? only : null;
}

export function withOptionPrice(item: ItemView, id: string, price: Minor): ItemView {
  const configs = item.configs.map((group) => ({
    ...group,
    contents: group.contents.map((option) =>
      option._id === id ? { ...option, value: toNumber(price) } : option,
    ),
  }));
  return { ...item, configs };
}

/** The price of an option that somebody suggests, and that nobody has saved. */
export interface SuggestedPrice {
  option: string;
  price: Minor;
}

/** What the search of an address suggests. Whoever reads addresses takes for a number what looks like one. */
export function readSuggestedPrice({ option, price }: Record<string, unknown>): Partial<SuggestedPrice> {
  const isNamed = typeof option === 'string' || typeof option === 'number';
  const isPrice = typeof price === 'number' && Number.isSafeInteger(price) && price > 0;
  return isNamed && isPrice ? { option: String(option), price } : {};
}

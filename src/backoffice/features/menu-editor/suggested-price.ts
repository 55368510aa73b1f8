import type { SuggestedPrice } from '#domain/menu-edit/draft-price.ts';

/** What a link to the form of a dish suggests. The router reads what looks like a number as one. */
export function readSuggestedPrice({ option, price }: Record<string, unknown>): Partial<SuggestedPrice> {
  const isNamed = typeof option === 'string' || typeof option === 'number';
  const isPrice = typeof price === 'number' && Number.isSafeInteger(price) && price > 0;
  return isNamed && isPrice ? { option: String(option), price } : {};
}

import { formatSum, parseHundredths } from '#domain/money/money.ts';
import { optionNamesIn } from '#domain/order/ordered-names.ts';
import type { PlacedItem, PlacedRecord } from '../../state/order-history.ts';

export function amountOf({ value, profile }: Pick<PlacedRecord, 'value' | 'profile'>): string {
  return formatSum(parseHundredths(value) ?? 0, profile.currency);
}

/** The chosen options in one line. */
export function optionsLine(
  item: Pick<PlacedItem, 'configs' | 'options' | 'translations'>,
  language: string,
): string {
  return optionNamesIn(item, language).join(', ');
}

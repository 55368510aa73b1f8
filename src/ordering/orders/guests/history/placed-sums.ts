import { formatSum, parseHundredths } from '#platform/money/rules/money.ts';
import type { PlacedItem, PlacedRecord } from '#platform/phone/guests/state/order-history.ts';
import { optionNamesIn } from '../../rules/ordered-names.ts';

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

import { formatMoney, parseHundredths } from '#domain/money.ts';
import type { PlacedItem, PlacedRecord } from '../../state/order-history.ts';

export function amountOf({ value, profile }: Pick<PlacedRecord, 'value' | 'profile'>): string {
  return formatMoney(parseHundredths(value) ?? 0, profile.currency);
}

/** The chosen options in one line. */
export function optionsOf({ configs }: Pick<PlacedItem, 'configs'>): string {
  return configs.flatMap(({ contents }) => contents).join(', ');
}

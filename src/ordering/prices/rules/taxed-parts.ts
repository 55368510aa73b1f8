import { divide } from '#money/payments/rules/tab.ts';
import type { ComboPart, Tax } from '#ordering/menu/rules/menu.ts';
import type { Minor } from '#platform/money/rules/money.ts';

export type TaxedPart = Pick<ComboPart, 'worth' | 'taxes'>;

/** What was chosen. The dishes among it make a combo. */
export type TaxedGroups = readonly {
  options: readonly { label?: string; part?: TaxedPart | undefined }[];
}[];

interface Taxed {
  taxes: Tax[];
  configs?: TaxedGroups | undefined;
}

export interface TaxedShare {
  of: Minor;
  taxes: Tax[];
}

const partsIn = (configs: TaxedGroups = []) =>
  configs.flatMap(({ options }) => options.flatMap(({ part }) => part ?? []));

/** The shares of a combo. Null for other dishes, whose taxes are on all that they cost. */
export const sharesOfCombo = (line: Taxed, of: Minor): TaxedShare[] | null =>
  partsIn(line.configs).length === 0 ? null : taxedShares(line, of);

/**
 * What the taxes of a line are on, of what it costs after all discounts. The price of a combo is divided among its dishes
 * by what they cost by themselves, and each has its own taxes.
 */
export function taxedShares({ taxes, configs }: Taxed, of: Minor): TaxedShare[] {
  const parts = partsIn(configs);
  if (parts.length === 0) return [{ of, taxes }];
  const shares = divide(
    of,
    parts.map(({ worth }) => worth),
  );
  return parts.map((part, at) => ({ of: shares[at] ?? 0, taxes: part.taxes }));
}

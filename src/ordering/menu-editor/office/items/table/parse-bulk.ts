import { AVAILABLE } from '#ordering/menu/rules/menu.ts';
import { parseTags } from '#ordering/menu-import/rules/item-cells.ts';
import { parsePercent } from '#ordering/menu-import/rules/numbers.ts';
import { parseHundredths } from '#platform/money/rules/money.ts';
import type { BulkEdit } from '../../../rules/edits/bulk-edit.ts';
import { parsePrice } from '../../../rules/prices/parse-price.ts';
import type { Taxes } from '../../../rules/prices/usual-taxes.ts';
import type { VegChoice } from '../../../rules/veg-choice.ts';

export type BulkKind = BulkEdit['kind'];
export const BULK_KINDS: BulkKind[] = ['price', 'availability', 'veg', 'taxes', 'discount', 'tags'];
export const HOWS = ['up', 'down', 'more', 'less'] as const;
export type How = (typeof HOWS)[number];

/** The form as it was filled in. */
export interface BulkForm {
  kind: BulkKind;
  how: How;
  number: string;
  rounding: string;
  withExtras: boolean;
  state: string;
  /** Null until one is chosen. */
  veg: VegChoice | null;
  taxes: Taxes | null;
  discount: string;
  addTags: string;
  removeTags: string;
}

export const EMPTY_BULK: BulkForm = {
  kind: 'price',
  how: 'up',
  number: '',
  rounding: '100',
  withExtras: false,
  state: AVAILABLE,
  veg: null,
  taxes: null,
  discount: '',
  addTags: '',
  removeTags: '',
};

/** The result of reading the form: nothing chosen yet, a fault, or an edit. */
export type BulkRead =
  | { is: 'empty' }
  | { is: 'wrong'; fault: 'invalidNumber' | 'invalidPercent' }
  | { is: 'edit'; edit: BulkEdit };

const MOST_PERCENT = 1000_00;

export function parseBulk(form: BulkForm): BulkRead {
  switch (form.kind) {
    case 'price':
      return readPriceStep(form);
    case 'availability':
      return { is: 'edit', edit: { kind: 'availability', state: form.state } };
    case 'veg':
      return form.veg === null ? { is: 'empty' } : { is: 'edit', edit: { kind: 'veg', veg: form.veg } };
    case 'taxes':
      return form.taxes === null
        ? { is: 'empty' }
        : { is: 'edit', edit: { kind: 'taxes', taxes: form.taxes } };
    case 'discount': {
      if (form.discount.trim() === '') return { is: 'empty' };
      const discount = parsePercent(form.discount);
      if (discount === null) return { is: 'wrong', fault: 'invalidPercent' };
      return { is: 'edit', edit: { kind: 'discount', discount } };
    }
    case 'tags': {
      const [add, remove] = [parseTags(form.addTags), parseTags(form.removeTags)];
      if (add.length + remove.length === 0) return { is: 'empty' };
      return { is: 'edit', edit: { kind: 'tags', add, remove } };
    }
  }
}

function readPriceStep({ how, number, rounding, withExtras }: BulkForm): BulkRead {
  if (number.trim() === '') return { is: 'empty' };
  const isPercent = how === 'up' || how === 'down';
  const read = isPercent ? parseHundredths(number.replace(/\s*%\s*$/, '')) : parsePrice(number);
  if (read === null) return { is: 'wrong', fault: 'invalidNumber' };
  const most = how === 'down' ? 100_00 : MOST_PERCENT;
  if (isPercent && read > most)
    return { is: 'wrong', fault: how === 'down' ? 'invalidPercent' : 'invalidNumber' };
  const signed = how === 'down' || how === 'less' ? -read : read;
  const step = isPercent
    ? ({ by: 'percent', rate: signed } as const)
    : ({ by: 'amount', amount: signed } as const);
  return { is: 'edit', edit: { kind: 'price', step, rounding: Number(rounding), withExtras } };
}

import * as fc from 'fast-check';
import type { Item, OptionGroup, Tax } from '#ordering/menu/rules/menu.ts';
import type { Selection } from '#ordering/menu/rules/options/options.ts';
import type { Charge, PriceableLine } from '#ordering/prices/rules/price-line.ts';
import { FULL_RATE } from '#platform/money/rules/money.ts';
import { aGroup, anItem, anOption } from './builders.ts';

/** Up to the largest price that a catalogue may hold. */
export const amounts = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 2_000_00 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 10_000_000_000 }) },
);

export const rates = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: FULL_RATE }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, 250, 500, 3333, 5000, 9999, FULL_RATE) },
);

const taxes: fc.Arbitrary<Tax[]> = fc.uniqueArray(
  fc.record({ label: fc.constantFrom('GST', 'CGST', 'SGST'), rate: fc.constantFrom(0, 250, 500, 1800, 1) }),
  { selector: ({ label }) => label, maxLength: 3 },
);

export const charges: fc.Arbitrary<Charge[]> = fc.array(
  fc.oneof(
    fc.record({ label: fc.constant('Delivery'), kind: fc.constant('absolute'), amount: amounts }),
    fc.record({ label: fc.constant('Packing'), kind: fc.constant('percentage'), rate: rates }),
    fc.record({ label: fc.constant('Bag'), kind: fc.constant('absolute'), amount: amounts, taxes }),
  ) as fc.Arbitrary<Charge>,
  { maxLength: 4 },
);

export const priceables: fc.Arbitrary<PriceableLine> = fc.record({
  base: amounts,
  categoryDiscount: rates,
  itemDiscount: rates,
  taxes,
  quantity: fc.integer({ min: 1, max: 999 }),
});

const GROUP_LABELS = ['Size', 'Toppings', 'Spice', 'Notes'];
const OPTION_LABELS = ['A', 'B', 'C', 'D'];

const groups: fc.Arbitrary<OptionGroup> = fc
  .record({
    label: fc.constantFrom(...GROUP_LABELS),
    required: fc.boolean(),
    maxSelection: fc.integer({ min: 0, max: 3 }),
    options: fc.uniqueArray(
      fc.record({ label: fc.constantFrom(...OPTION_LABELS), price: fc.constantFrom(0, 1, 99_99, 250_00) }),
      { selector: ({ label }) => label, maxLength: 4 },
    ),
  })
  .map(({ label, required, maxSelection, options }) =>
    aGroup(
      label,
      options.map((option) => anOption(option.label, maxSelection === 0 ? 0 : option.price)),
      { required, maxSelection },
    ),
  );

export const groupLists = fc.uniqueArray(groups, { selector: ({ label }) => label, maxLength: 4 });

/** Anything that a client may send, most of it impossible. */
export const anySelections: fc.Arbitrary<Selection[]> = fc.array(
  fc.record({
    label: fc.constantFrom(...GROUP_LABELS, 'Ghost'),
    contents: fc.array(fc.constantFrom(...OPTION_LABELS, 'Nope'), { maxLength: 4 }),
  }),
  { maxLength: 4 },
);

/** Selects only what the groups allow, and at least the first option of each required group. */
function selectionsWithin(list: OptionGroup[], wishes: number[]): Selection[] {
  return list.flatMap((group, index) => {
    const least = group.required ? 1 : 0;
    const wished = (wishes[index] ?? 0) % (group.maxSelection + 1);
    const contents = group.options
      .slice(0, group.maxSelection === 0 ? 0 : Math.max(least, wished))
      .map(({ label }) => label);
    return contents.length > 0 ? [{ label: group.label, contents }] : [];
  });
}

export interface Wanted {
  item: Item;
  selections: Selection[];
  quantity: number;
}

/** An orderable item with a choice of options and a price above zero. */
export const wantedItems: fc.Arbitrary<Wanted> = fc
  .record({
    groups: groupLists,
    discount: rates,
    taxes,
    price: fc.integer({ min: 1, max: 500_00 }),
    wishes: fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
    quantity: fc.integer({ min: 1, max: 999 }),
  })
  .map(({ groups: extras, discount, taxes: itemTaxes, price, wishes, quantity }) => {
    const all = [aGroup('Portion', [anOption('Full', price)], { required: true }), ...extras];
    return {
      item: anItem('', { groups: all, discount, taxes: itemTaxes }),
      selections: selectionsWithin(all, [1, ...wishes]),
      quantity,
    };
  });

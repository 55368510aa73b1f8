import { discountOf, type GivenDiscount, sizeOf } from '#money/discounts/office/face/given-discount.ts';
import type { Edit } from '#ordering/orders/rules/edits.ts';
import type { OrderChange, StaffOrderView } from '#ordering/orders/wire/order.ts';
import { priceCart } from '#ordering/prices/rules/price-cart.ts';
import type { PriceableLine } from '#ordering/prices/rules/price-line.ts';
import { type Minor, toDecimal, toNumber } from '#platform/money/rules/money.ts';
import { discountsIn, storedLineIn, taxIn } from '#restaurant/without-the-line/rules/priceable-view.ts';
import { amountsAfter, priceAfter } from '#restaurant/without-the-line/rules/priced-tab.ts';

type Item = StaffOrderView['items'][number];
type Taxes = NonNullable<Item['taxes']>;

/** A dish or something with its own price, before it is saved. */
export interface AddedLine {
  key: string;
  label: string;
  unit: Minor;
  quantity: number;
  taxes: Taxes;
  /** What was chosen of a dish. */
  chosen?: PriceableLine['configs'];
  /** What is sent, without the quantity. */
  ask: { kind: 'add'; itemID: string; configs: { label: string; contents: string[] }[] } | { kind: 'open' };
}

/** What was changed in the dialog and is not saved. */
export interface EditDraft {
  /** Portions by line, where they are others now; 0 takes the line off. */
  quantities: Readonly<Record<string, number>>;
  /** Removed lines that are put back. */
  back: readonly string[];
  added: readonly AddedLine[];
  given: readonly GivenDiscount[];
  /** Discounts that are taken back. */
  undone: readonly string[];
  reason: string;
}

export const NO_EDITS: EditDraft = { quantities: {}, back: [], added: [], given: [], undone: [], reason: '' };

export function isEmpty({ quantities, back, added, given, undone }: EditDraft): boolean {
  return [Object.keys(quantities), back, added, given, undone].every(({ length }) => length === 0);
}

export const keptItems = ({ items }: StaffOrderView): Item[] => items.filter(({ discarded }) => !discarded);

export const removedItems = ({ items }: StaffOrderView): Item[] => items.filter(({ discarded }) => discarded);

/** What of a draft can still be done to its order, which others may have changed since. */
export function draftOn(order: StaffOrderView, draft: EditDraft): EditDraft {
  const idsOf = (items: readonly { _id: string }[]) => new Set(items.map(({ _id }) => _id));
  const [kept, removed] = [idsOf(keptItems(order)), idsOf(removedItems(order))];
  const discounts = idsOf(order.discounts ?? []);
  return {
    ...draft,
    quantities: Object.fromEntries(Object.entries(draft.quantities).filter(([line]) => kept.has(line))),
    back: draft.back.filter((line) => removed.has(line)),
    given: draft.given.filter(({ line }) => line === null || kept.has(line)),
    undone: draft.undone.filter((id) => discounts.has(id)),
  };
}

/** The portions of a line that are put back to it. Its number stays at that until the draft is saved. */
export function portionsBack(order: StaffOrderView, { back }: EditDraft, { _id }: Item): number {
  const parts = order.items.filter((item) => item.partOf === _id && back.includes(item._id));
  return parts.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function quantityIn({ quantities }: EditDraft, { _id, quantity }: Item): number {
  return quantities[_id] ?? quantity;
}

/** Whether something comes off, which has to have a reason. */
export function takesOff(order: StaffOrderView, draft: EditDraft): boolean {
  return keptItems(order).some((item) => quantityIn(draft, item) < item.quantity);
}

/** What is sent to the server. */
export function changesOf(draft: EditDraft): OrderChange[] {
  const lines = Object.entries(draft.quantities).map(
    ([line, quantity]): OrderChange =>
      quantity === 0 ? { kind: 'off', line } : { kind: 'quantity', line, quantity },
  );
  return [
    ...draft.undone.map((id): OrderChange => ({ kind: 'undiscount', id })),
    ...draft.back.map((line): OrderChange => ({ kind: 'back', line })),
    ...lines,
    ...draft.added.map(changeOfAdded),
    ...draft.given.map(changeOfGiven),
  ];
}

function changeOfAdded({ label, unit, quantity, ask }: AddedLine): OrderChange {
  const value = toDecimal(unit);
  return ask.kind === 'add'
    ? { ...ask, itemLabel: label, value, quantity }
    : { ...ask, label, value: toNumber(unit), quantity };
}

function changeOfGiven(given: GivenDiscount): OrderChange {
  const { kind, line, value, reason } = given;
  if (kind === 'complimentary') return { kind, line: line ?? '', quantity: value, reason };
  const of = line === null ? {} : { line };
  return { kind: 'discount', ...of, ...sizeOf(given), reason };
}

/** The draft as edits for the arithmetic that the server uses too. */
function editsOf(draft: EditDraft): Edit<ReturnType<typeof storedLineIn>>[] {
  return [
    ...draft.undone.map((id) => ({ kind: 'undiscount' as const, id })),
    ...draft.back.map((line) => ({ kind: 'back' as const, line })),
    ...Object.entries(draft.quantities).map(([line, quantity]) =>
      quantity === 0 ? { kind: 'off' as const, line } : { kind: 'quantity' as const, line, quantity },
    ),
    ...draft.added.map((added) => ({ kind: 'add' as const, line: lineOfAdded(added) })),
    ...draft.given.map((given) => ({ kind: 'give' as const, discount: discountOf(given) })),
  ];
}

/** What the order would cost. `tab`: the rounds of its table, of which a discount of the whole bill reaches all. */
export function amountAfter(
  order: StaffOrderView,
  draft: EditDraft,
  tab: readonly StaffOrderView[] = [order],
): Minor {
  const amounts = amountsAfter({ tab, orderId: order._id, edits: editsOf(draft) });
  return amounts.get(order._id) ?? 0;
}

/** What its guests would pay for all rounds, or for the order alone. */
export const tabPriceAfter = (
  order: StaffOrderView,
  draft: EditDraft,
  tab: readonly StaffOrderView[],
): Minor => priceAfter({ tab, orderId: order._id, edits: editsOf(draft) });

/** What a line costs in the draft, after its own discounts. */
export function lineTotals(order: StaffOrderView, draft: EditDraft): Map<string, Minor> {
  const kept = keptItems(order)
    .map((item) => ({
      ...storedLineIn(item),
      quantity: quantityIn(draft, item) + portionsBack(order, draft, item),
    }))
    .filter(({ quantity }) => quantity > 0);
  const discounts = [
    ...discountsIn(order).filter(({ id }) => !draft.undone.includes(id)),
    ...draft.given.map(discountOf),
  ];
  const { lines } = priceCart(kept, [], discounts);
  return new Map(kept.map(({ id }, at) => [id, lines[at]?.total ?? 0]));
}

const STORED = { partOf: null, discarded: false, ready: false };

const lineOfAdded = ({ key: id, unit: base, quantity, taxes, chosen }: AddedLine) => ({
  ...STORED,
  id,
  base,
  quantity,
  categoryDiscount: 0,
  itemDiscount: 0,
  taxes: taxes.map(taxIn),
  configs: chosen,
});

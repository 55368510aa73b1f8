import type { OrderDiscount } from '#money/discounts/rules/discounts.ts';
import type { Catalogue } from '#ordering/catalogue/rules/catalogue.ts';
import { taxesWithin } from '#ordering/catalogue/rules/sold-taxes.ts';
import type { Tax } from '#ordering/menu/rules/menu.ts';
import { findOnSale } from '#ordering/menu/rules/options/combo.ts';
import { swapsOf } from '#ordering/menu/rules/options/swaps.ts';
import { usualTaxes } from '#ordering/menu-editor/rules/prices/usual-taxes.ts';
import type { Edit } from '#ordering/orders/rules/edits.ts';
import type { OrderChange } from '#ordering/orders/wire/order.ts';
import { requestedLineOf } from '#ordering/placing/rules/order-request.ts';
import { orderedLine } from '#ordering/placing/rules/ordered-line.ts';
import { decideLines, type SoldAt } from '#ordering/placing/rules/place-order.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { type BasisPoints, parseHundredths } from '#platform/money/rules/money.ts';

type Of<Kind extends OrderChange['kind']> = Extract<OrderChange, { kind: Kind }>;

/** How a store sells what is added. */
export interface Selling {
  catalogue: Catalogue;
  store: Parameters<typeof usualTaxes>[0] & { isTaxIncluded: boolean };
  hsn: string | null;
  /** Of the order that is changed. */
  moment: SoldAt & { type: string | null };
}

/** Who gives discounts, and how much of something they may give off. */
export interface Giver {
  by: string;
  upTo: BasisPoints;
}

/** A line of the order that is changed, with the names of all that was chosen with it. */
interface RunningLine {
  id: string;
  itemId: string;
  quantity: number;
  options: readonly string[];
}

const STORED = { discarded: false, partOf: null, ready: false, course: null, hold: null };

/** A dish, or something with a price of its own, that comes to an order. */
export type AddedLine = ReturnType<typeof orderedLine> & { id: string } & typeof STORED;

/** The changes with whole lines, priced from the menu, and with discounts that have a name. `idAt`: by their place. */
export function readChanges(
  changes: readonly OrderChange[],
  lines: readonly RunningLine[],
  selling: Selling,
  { idAt, ...giver }: Giver & { idAt: (place: number) => string },
): Edit<AddedLine>[] {
  for (const change of changes) if (change.kind === 'quantity') refuseUnagreed(change, lines, selling);
  const dishes = changes.filter((change) => change.kind === 'add');
  const decided =
    dishes.length === 0
      ? []
      : decideLines(dishes.map(requestedLineOf), selling.catalogue, selling.moment).map((line) =>
          orderedLine(line, selling.hsn),
        );
  return changes.flatMap((change, place): Edit<AddedLine>[] => {
    const id = idAt(place);
    switch (change.kind) {
      case 'add': {
        const line = decided[dishes.indexOf(change)];
        return line ? [{ kind: 'add', line: { ...line, ...STORED, id } }] : [];
      }
      case 'open':
        return [{ kind: 'add', line: { ...openLine(change, selling), ...STORED, id } }];
      case 'discount':
      case 'complimentary':
        return [{ kind: 'give', discount: discountOf(change, lines, { ...giver, id }) }];
      default:
        return [change];
    }
  });
}

/** More of a dish is made as it is made today, which nobody has agreed to if something else is in it by now. */
function refuseUnagreed(
  { line: id, quantity }: Of<'quantity'>,
  lines: readonly RunningLine[],
  { catalogue: { menus }, moment }: Selling,
): void {
  const line = lines.find((one) => one.id === id);
  if (!line || quantity <= line.quantity) return;
  const found = findOnSale(menus, line.itemId, moment.now);
  const asked = found?.item.groups.filter(
    (group) => group.required && swapsOf({ groups: [group] }).length > 0,
  );
  const isAgreed = asked?.every(({ options }) => options.some(({ label }) => line.options.includes(label)));
  if (isAgreed === false) throw new AppError('SWAP_NOT_AGREED');
}

function openLine(
  { label, value, quantity, taxes }: Of<'open'>,
  { store, hsn }: Selling,
): ReturnType<typeof orderedLine> {
  const usual = taxes?.map(toTax) ?? usualTaxes(store).map(inHundredths);
  const sold = store.isTaxIncluded ? taxesWithin(usual) : usual;
  return {
    itemId: '',
    itemLabel: label.trim(),
    itemTranslations: null,
    quantity,
    base: value,
    unit: value,
    categoryDiscount: 0,
    itemDiscount: 0,
    taxes: store.isTaxFree ? [] : sold,
    hsn,
    images: [],
    configs: [],
    pricedBy: null,
    remarks: null,
  };
}

const toTax = ({ label, value: rate }: { label: string; value: number }): Tax => ({ label, rate });
const inHundredths = ({ label, value }: { label: string; value: number }): Tax => ({
  label,
  rate: parseHundredths(value) ?? 0,
});

function discountOf(
  change: Of<'discount'> | Of<'complimentary'>,
  lines: readonly { id: string; quantity: number }[],
  giver: Giver & { id: string },
): OrderDiscount {
  const line = lines.find(({ id }) => id === change.line);
  const given = { ...giver, line: change.line ?? null, reason: change.reason.trim() };
  if (change.kind === 'complimentary')
    return { ...given, kind: change.kind, portions: change.quantity ?? line?.quantity ?? 1 };
  const { percent, amount = 0 } = change;
  return percent === undefined
    ? { ...given, kind: 'amount', amount }
    : { ...given, kind: 'percent', percent };
}

import { isRoundedTab, roundOffOf } from '#money/bills/rules/balance.ts';
import { applyEdits, type Edit } from '#ordering/orders/rules/edits.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import type { StoredLine } from '#ordering/orders/rules/undoing/removed-portions.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import type { PriceableLine } from '#ordering/prices/rules/price-line.ts';
import { editsFor } from '#ordering/waiter-limits/rules/tab-edits.ts';
import { type Minor, parseHundredths } from '#platform/money/rules/money.ts';
import { chargesIn, discountsIn, storedLineIn } from './priceable-view.ts';
import { chargedOf } from './round-here.ts';

type Edits = readonly Edit<PriceableLine & StoredLine & { id: string }>[];

/** An order, or the rounds of a table together, with what is done to one of them. */
interface EditedTab {
  tab: readonly StaffOrderView[];
  /** The order that is edited. Discounts of the whole bill reach the others, too. */
  orderId: string;
  edits: Edits;
}

const isStanding = ({ state }: StaffOrderView) => state !== CANCELLED;

/** What each order that is not cancelled costs then, by the server's arithmetic and before it is rounded. */
export function amountsAfter({ tab, orderId, edits }: EditedTab): Map<string, Minor> {
  const standing = tab.filter(isStanding);
  const own = standing.findIndex(({ _id }) => _id === orderId);
  const rounds = standing.map((order) => ({
    lines: order.items.map(storedLineIn),
    charges: chargesIn(order),
    discounts: discountsIn(order),
    amount: parseHundredths(order.amount) ?? 0,
  }));
  return new Map(
    rounds.map((round, at) => {
      const its = editsFor(edits, rounds, { own, at });
      let parts = 0;
      const amount = its.length === 0 ? round.amount : applyEdits(round, its, () => `part ${parts++}`).amount;
      return [standing[at]?._id ?? '', amount];
    }),
  );
}

/** What guests pay for all of it then, in whole rupees where that is how it is rounded. */
export function priceAfter(edited: EditedTab): Minor {
  const amount = [...amountsAfter(edited).values()].reduce((sum, each) => sum + each, 0);
  const isRounded = isRoundedTab(edited.tab.filter(isStanding).map(chargedOf));
  return amount + (isRounded ? roundOffOf(amount) : 0);
}

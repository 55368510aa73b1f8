import type { Tab } from '#ordering/orders/server/lock-tab.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { BillKind } from '../../rules/bill-settings.ts';
import type { Buyer } from '../../rules/buyer.ts';
import { selectBillsOf } from '../queries.ts';
import { billedRounds } from './issue-bill.ts';
import { standingBill } from './standing-bill.ts';
import { figuresOf, writeBill } from './write-bill.ts';

export async function hasBill(tx: Ctx, { storeId, id }: Tab): Promise<boolean> {
  return (await selectBillsOf(tx.db, storeId, id)).length > 0;
}

/** Credits all that stands of a locked tab that has a bill. */
export async function creditWhole(tx: Ctx, tab: Tab): Promise<void> {
  const standing = await readStanding(tx, tab);
  await writeBill(tx, {
    ...standing.of,
    corrects: standing.bill.number,
    buyer: standing.bill.content.buyer ?? null,
    decide: () => ({ ...standing.billing, kind: 'credit_note', figures: standing.figures }),
  });
}

/** Bills all that stands of a locked tab of which everything was credited, by default for the same buyer. */
export async function issueAgain(tx: Ctx, tab: Tab, buyer?: Buyer | null): Promise<void> {
  const { of, bill, billing, figures } = await readStanding(tx, tab);
  await writeBill(tx, {
    ...of,
    corrects: null,
    buyer: buyer === undefined ? (bill.content.buyer ?? null) : buyer,
    decide: () => ({ ...billing, figures }),
  });
}

async function readStanding(tx: Ctx, { storeId, id, orders }: Tab) {
  const issued = await selectBillsOf(tx.db, storeId, id);
  const bill = standingBill(issued);
  const rounds = await billedRounds(tx, storeId, orders);
  const [first] = rounds;
  if (!bill || !first) throw new AppError('BILL_UNAVAILABLE');
  // Split and rounded as the bill was.
  const billing = { kind: bill.kind as BillKind, isRounded: bill.isRounded };
  const of = { order: first.order, rounds: rounds.length, soldAt: tx.now, part: issued.length };
  return { of, bill, billing, figures: figuresOf(rounds, billing) };
}

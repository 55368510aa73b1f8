import { drawerSums, sumOfCount } from '#money/till/rules/drawers.ts';
import type { TillEntryView, TillView } from '#money/till/wire/till.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { type Minor, parseHundredths } from '#platform/money/rules/money.ts';
import type { WaitingCommand } from './fold-orders.ts';

/** A command with what a till has to know of it. */
type TillCommand = WaitingCommand & { id: string; madeAt: number; by: string };

/** The till as it will be once these commands are answered. Its report stays what the server said last. */
export function foldTill(till: TillView, commands: readonly TillCommand[]): TillView {
  if (commands.length === 0) return till;
  const entries = commands.reduce(entriesAfter, till.entries);
  const cash = commands.flatMap(cashOf);
  if (entries === till.entries && cash.length === 0) return till;
  const standing = entries.filter(({ undoneBy = null }) => undoneBy === null);
  const drawers = till.drawers.map((drawer) => {
    const came = cash.filter(({ into }) => into === drawer._id).reduce((sum, { amount }) => sum + amount, 0);
    const { _id, name } = drawer;
    const sums = drawerSums(standing, _id, (drawer.cash ?? 0) + came);
    // Who counts blind goes on seeing nothing of what is expected.
    const hidden = drawer.cash === null ? { cash: null, expected: null, difference: null } : {};
    return { _id, name, ...sums, ...hidden };
  });
  return { ...till, entries, drawers };
}

function entriesAfter(entries: TillEntryView[], { at, given, id, madeAt, by }: TillCommand): TillEntryView[] {
  switch (at) {
    case 'POST /api/stores/:storeId/till/entries': {
      if (entries.some(({ _id }) => _id === id)) return entries;
      const { what, drawer = null, amount, pieces, reason = null, note = null } = given.body;
      const sum = pieces ? sumOfCount(pieces) : (parseHundredths(amount) ?? 0);
      const written = { _id: id, what, drawer, amount: what === 'noSale' ? 0 : sum };
      return [
        ...entries,
        { ...written, reason, note, by, at: new Date(madeAt).toISOString(), undoneBy: null, canUndo: true },
      ];
    }
    case 'POST /api/stores/:storeId/till/entries/:entryId/undo':
      return entries.map((entry) =>
        entry._id === given.params.entryId ? { ...entry, undoneBy: by, canUndo: false } : entry,
      );
    default:
      return entries;
  }
}

/** The cash that a sale, or a payment of a table, brought into a drawer. */
function cashOf({ at, given, later }: TillCommand): { into: string | null; amount: Minor }[] {
  if (at === 'POST /api/stores/:storeId/sittings/:sittingId/payments' && given.body.method === 'Cash') {
    const { drawer = null, amount = 0, tip = 0 } = given.body;
    return [{ into: drawer, amount: (parseHundredths(amount) ?? 0) + (parseHundredths(tip) ?? 0) }];
  }
  if (at !== 'POST /api/stores/:storeId/sales' || given.body.paid.method !== 'Cash') return [];
  return [{ into: given.body.paid.drawer ?? null, amount: paidOf(later?.made) }];
}

const paidOf = (made: StaffOrderView | undefined): Minor => parseHundredths(made?.payment.paid) ?? 0;

import { usePrintMade } from '#kitchen/printing/office/face/use-print-made.ts';
import type { ReceiptMethod } from '#money/payments/rules/payment.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import { type Minor, parseHundredths } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useWaitingCommands } from '#restaurant/without-the-line/office/door.ts';
import { type NumberedPayment, recordSittingPayment } from '#tables/sittings/office-api/sittings.ts';
import type { SittingPaymentBody, StaffSitting } from '#tables/sittings/wire/sittings.ts';
import { useBoardComponents } from '../board-components.ts';
import { useSittingStandIn } from '../face/use-floor.ts';

interface Taken {
  method: ReceiptMethod;
  amount: Minor;
  tip: Minor;
  tendered: Minor | null;
}

const PAY = 'POST /api/stores/:storeId/sittings/:sittingId/payments';
const sumOf = (figure: number | undefined) => parseHundredths(figure ?? 0) ?? 0;

/** Records money for a table. At a tablet what pays all of it has the number of its bill, and is printed without a line. */
export function useRecord(sitting: StaffSitting) {
  const { storeId, isAtTablet, profile } = useStore();
  const standInFor = useSittingStandIn();
  const { printPaid } = usePrintMade();
  const rounds = useRounds(sitting);
  const methods = useMethods(sitting);
  const { _id: sittingId, due, bill = null } = sitting;

  return async (body: SittingPaymentBody, key: string, taken: Taken): Promise<StaffSitting> => {
    const { method, amount, tip, tendered } = taken;
    const isSettled = amount >= sumOf(due);
    const standIn = standInFor(sittingId);
    let number = bill;
    const numbered: NumberedPayment = {
      numbers: { isOrder: false, isBilled: true, timeZone: profile.timeZone },
      with: (own) => {
        number = own.bill;
        return { given: { bill: own.bill }, standIn };
      },
    };
    const how = isAtTablet && isSettled && bill === null ? numbered : standIn;
    const paid = await recordSittingPayment({ storeId, sittingId }, body, key, how);
    // This tablet has answered for the server.
    if (standIn && paid === standIn.answer) {
      const received = { paid: sumOf(sitting.paid) + amount, method: [...methods.add(method)].join(' + ') };
      const told = { received, tips: sumOf(sitting.tips) + tip, billNumber: number };
      const isKnown = isSettled && rounds.length === sitting.orders.filter(isStanding).length;
      printPaid({
        commandId: key,
        rounds,
        method,
        tendered,
        amount: amount + tip,
        told: { ...told, isSettled: isKnown },
      });
    }
    return paid;
  };
}

const isStanding = ({ state }: { state: number }) => state !== CANCELLED;

/** Its rounds as the board shows them, the first one first. */
function useRounds({ _id }: StaffSitting) {
  const { useOrdersShown } = useBoardComponents();
  return useOrdersShown()
    .filter((order) => order.sitting?._id === _id && isStanding(order))
    .toSorted((one, other) => (one.sitting?.round ?? 0) - (other.sitting?.round ?? 0));
}

/** How it was paid before, as far as this tablet knows. */
function useMethods({ _id, receipts }: StaffSitting): Set<string> {
  const waiting = useWaitingCommands().flatMap(({ at, given }) =>
    at === PAY && given.params.sittingId === _id ? given.body.method : [],
  );
  return new Set([...receipts.map(({ method }) => method), ...waiting]);
}

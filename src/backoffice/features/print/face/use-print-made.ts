import { useQueryClient } from '@tanstack/react-query';
import type { StaffOrderView } from '#domain/api/order.ts';
import { type Minor, parseHundredths } from '#domain/money/money.ts';
import type { ReceiptMethod } from '#domain/money/payment.ts';
import { papersOf } from '#domain/papers/papers-of.ts';
import { catalogueQuery } from '../../../api/menu.ts';
import { printersQuery } from '../../../api/printers.ts';
import { addPapers } from '../../../device/papers.ts';
import { useStore } from '../../../session/current-store.ts';
import { usePrintersHere } from '../device/printers-here.ts';
import { paperOn } from './use-own-printers.ts';

interface Paid {
  method: ReceiptMethod;
  tendered: Minor | null;
}

/** Has the printers of this device print an order that it has taken without the line. */
export function usePrintMade() {
  const { storeId, profile } = useStore();
  const client = useQueryClient();
  const printersHere = usePrintersHere();
  return (made: StaffOrderView, paid: Paid | null, billNumber: string | null): void => {
    const printers = client.getQueryData(printersQuery(storeId).queryKey)?.printers;
    const catalogue = client.getQueryData(catalogueQuery(storeId).queryKey);
    if (!printers || !catalogue) return;
    const here = new Set(printersHere.filter((one) => one.storeId === storeId).map((one) => one.printerId));
    const received = parseHundredths(made.payment.paid ?? 0) ?? 0;
    const given = paid?.tendered ?? null;
    const sold = {
      ...{ isPaid: paid !== null, isCash: paid?.method === 'Cash' && received > 0, billNumber },
      cash: given === null ? undefined : { given, change: given - received },
    };
    const papers = papersOf(made, sold, { profile, catalogue, printers, here });
    void addPapers(
      papers.map(({ printer, what, lines }, at) => {
        const of = { commandId: made._id, orderNo: made.orderNo, madeAt: Date.now() + at / 100 };
        return paperOn(printer, { id: `${made._id} ${at}`, what, lines, ...of });
      }),
    );
  };
}

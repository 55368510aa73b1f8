import { useQueryClient } from '@tanstack/react-query';
import {
  type PaperHere,
  paperByHand,
  papersOf,
  papersOfTable,
  type Scene,
} from '#kitchen/papers/rules/papers-of.ts';
import { stationsQuery } from '#kitchen/stations/office-api/stations.ts';
import type { ReceiptMethod } from '#money/payments/rules/payment.ts';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { type Minor, parseHundredths } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { addPapers } from '#restaurant/without-the-line/office/papers.ts';
import { randomId } from '#ui/shared/random-id.ts';
import { printersQuery } from '../../office-api/printers.ts';
import type { Printable } from '../../wire/printing.ts';
import { usePrintersHere } from '../device/printers-here.ts';
import { paperOn } from './use-own-printers.ts';

interface Paid {
  method: ReceiptMethod;
  tendered: Minor | null;
}

/** Money that has come for a table. */
interface TablePaid extends Paid {
  commandId: string;
  rounds: readonly StaffOrderView[];
  /** With the tip. */
  amount: Minor;
  told: Pick<Parameters<typeof papersOfTable>[1], 'received' | 'tips' | 'isSettled' | 'billNumber'>;
}

/** Has the printers of this device print what it has done without the line. */
export function usePrintMade() {
  const { storeId, profile } = useStore();
  const client = useQueryClient();
  const printersHere = usePrintersHere();

  function print(
    { commandId, key = commandId }: { commandId: string; key?: string },
    { orderNo = 0 }: Partial<StaffOrderView>,
    papersIn: (scene: Scene) => PaperHere[],
  ): void {
    const printers = client.getQueryData(printersQuery(storeId).queryKey)?.printers;
    const catalogue = client.getQueryData(catalogueQuery(storeId).queryKey);
    const stations = client.getQueryData(stationsQuery(storeId).queryKey)?.stations ?? [];
    if (!printers || !catalogue) return;
    const here = new Set(printersHere.filter((one) => one.storeId === storeId).map((one) => one.printerId));
    void addPapers(
      papersIn({ profile, catalogue, printers, stations, here }).map(({ printer, what, lines }, at) => {
        const of = { commandId, orderNo, madeAt: Date.now() + at / 100 };
        return paperOn(printer, { id: `${key} ${at}`, what, lines, ...of });
      }),
    );
  }

  return {
    /** An order that was taken here. */
    printMade(made: StaffOrderView, paid: Paid | null, billNumber: string | null): void {
      const received = parseHundredths(made.payment.paid ?? 0) ?? 0;
      const sold = { isPaid: paid !== null, ...cashOf(paid, received), billNumber };
      print({ commandId: made._id }, made, (scene) => papersOf(made, sold, scene));
    },
    /** What somebody wants on paper, on a printer of this device. */
    printByHand(
      what: Printable,
      tab: readonly StaffOrderView[],
      of: Parameters<typeof paperByHand>[2],
    ): void {
      print({ commandId: '', key: randomId() }, tab[0] ?? {}, (scene) => paperByHand(what, tab, of, scene));
    },
    /** Money for a table, which was recorded here. */
    printPaid({ commandId, rounds, amount, told, ...paid }: TablePaid): void {
      const sold = { ...cashOf(paid, amount), ...told };
      print({ commandId }, rounds[0] ?? {}, (scene) => papersOfTable(rounds, sold, scene));
    },
  };
}

function cashOf(paid: Paid | null, received: Minor) {
  const given = paid?.tendered ?? null;
  return {
    isCash: paid?.method === 'Cash' && received > 0,
    cash: given === null ? undefined : { given, change: given - received },
  };
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnPrinters } from '#kitchen/printing/office/face/use-own-printers.ts';
import { usePrintMade } from '#kitchen/printing/office/face/use-print-made.ts';
import { printersQuery } from '#kitchen/printing/office-api/printers.ts';
import { PRINTABLE, type Printable, type PrinterView } from '#kitchen/printing/wire/printing.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useLineLost, useWaitingCommands } from '#restaurant/without-the-line/office/door.ts';
import { useFloor } from '#tables/floor/office/face/use-floor.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button, type ButtonProps } from '#ui/office/buttons/button.tsx';
import { LineButton } from '#ui/office/buttons/line-button.tsx';
import { Choice } from '#ui/office/choices/choice.tsx';
import { PrinterIcon } from '#ui/office/icons.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { useDesk } from '../desk/desk-context.ts';
import styles from './order-sheet.module.css';

interface PrintPanelProps {
  order: StaffOrderView;
  /** What is chosen at first. */
  first?: Printable;
}

/** Prints a ticket or a printout on a printer of the store, or by this browser. */
export function PrintPanel({ order, first = 'ticket' }: PrintPanelProps) {
  const { printing: t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOpen && <Printers order={order} first={first} />}
      <Button icon={<PrinterIcon />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t.print}
      </Button>
    </>
  );
}

function Printers({ order, first }: Required<PrintPanelProps>) {
  const { printing: t } = useTexts();
  const orderId = order._id;
  const isLost = useLineLost();
  const { printers: own } = useOwnPrinters();
  const printHere = usePrintHere(order);
  const { storeId, role } = useStore();
  const { say, complain } = useNotice();
  const [what, setWhat] = useState<Printable>(may(role, 'bill.issue') ? first : 'ticket');
  const printable = may(role, 'bill.issue') ? PRINTABLE : PRINTABLE.filter((one) => one !== 'receipt');
  const { data } = useQuery(printersQuery(storeId));
  const { mutate, isPending } = useMutation({
    mutationFn: async (printer: PrinterView) =>
      isLost
        ? printHere(what, printer)
        : call('POST /api/stores/:storeId/orders/:orderId/print', {
            params: { storeId, orderId },
            body: { what, printer: printer._id },
          }),
    onSuccess: (_, { name }) => say(t.sent(name)),
    onError: complain,
  });
  return (
    <div className={styles.printPanel}>
      <Choice
        label={t.print}
        value={what}
        options={printable.map((value) => ({ value, label: t.what[value] }))}
        onChange={setWhat}
      />
      <div className={styles.printers}>
        {data?.printers
          .filter(({ enabled }) => enabled)
          .map((printer) => (
            <ButtonOf
              key={printer._id}
              isHere={own.some(({ _id }) => _id === printer._id)}
              isBusy={isPending}
              onClick={() => mutate(printer)}
            >
              {printer.name}
            </ButtonOf>
          ))}
        {!isLost && (
          <a
            className={styles.printHere}
            href={`/app/print/${storeId}/${orderId}?what=${what}`}
            target="_blank"
            rel="noopener"
          >
            {t.here}
          </a>
        )}
      </div>
    </div>
  );
}

/** Other devices and the network are reached by the server. */
const ButtonOf = ({ isHere, ...props }: ButtonProps & { isHere: boolean }) =>
  isHere ? <Button {...props} /> : <LineButton {...props} />;

/** Prints an order, or all of its table, on this device as far as it knows them. */
function usePrintHere(order: StaffOrderView) {
  const { printByHand } = usePrintMade();
  const shown = useDesk().orders;
  const table = useFloor().data?.tables.find(({ sitting }) => sitting?._id === order.sitting?._id)?.sitting;
  const sale = useWaitingCommands().find(({ id }) => id === order._id);
  return (what: Printable, printer: PrinterView): void => {
    const isAlone = what === 'ticket' || !order.sitting;
    const tab = isAlone ? [order] : shown.filter(({ sitting }) => sitting?._id === order.sitting?._id);
    const paid =
      isAlone || !table?.paid ? {} : { received: { paid: Math.round(table.paid * 100), method: '' } };
    const given = sale?.at === 'POST /api/stores/:storeId/sales' ? sale.given.body.given?.bill : table?.bill;
    printByHand(what, tab, { printer, told: { tips: 0, billNumber: given ?? null, ...paid } });
  };
}

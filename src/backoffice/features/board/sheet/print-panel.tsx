import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffOrderView } from '#domain/api/order.ts';
import { PRINTABLE, type Printable, type PrinterView } from '#domain/api/printing.ts';
import { may } from '#domain/staff/permissions.ts';
import { printersQuery, printOrder } from '../../../api/printers.ts';
import { Button } from '../../../components/button.tsx';
import { Choice } from '../../../components/choice.tsx';
import { PrinterIcon } from '../../../components/icons.tsx';
import { useNotice } from '../../../components/use-notice.ts';
import { useStore } from '../../../session/current-store.ts';
import { useTexts } from '../../../texts/index.ts';
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

function Printers({ order: { _id: orderId }, first }: Required<PrintPanelProps>) {
  const { printing: t } = useTexts();
  const { storeId, role } = useStore();
  const { say, complain } = useNotice();
  const [what, setWhat] = useState<Printable>(may(role, 'bill.issue') ? first : 'ticket');
  const printable = may(role, 'bill.issue') ? PRINTABLE : PRINTABLE.filter((one) => one !== 'receipt');
  const { data } = useQuery(printersQuery(storeId));
  const { mutate, isPending } = useMutation({
    mutationFn: ({ _id: printer }: PrinterView) => printOrder(storeId, orderId, { what, printer }),
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
            <Button key={printer._id} isBusy={isPending} onClick={() => mutate(printer)}>
              {printer.name}
            </Button>
          ))}
        <a
          className={styles.printHere}
          href={`/app/print/${storeId}/${orderId}?what=${what}`}
          target="_blank"
          rel="noopener"
        >
          {t.here}
        </a>
      </div>
    </div>
  );
}

import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import { Button } from '../../parts/button.tsx';
import { useStore } from '../../parts/current-store.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { useTexts } from '../../texts/index.ts';
import styles from './ticket-place.module.css';
import type { Ticket } from './use-ticket.ts';

interface TicketPlaceProps {
  ticket: Ticket;
  isPlaced: boolean;
  children: ReactNode;
}

/** Beside the dishes where there is room; on a phone behind a bar that says how far the order has come. */
export function TicketPlace({ ticket, isPlaced, children }: TicketPlaceProps) {
  const { takeOrder: t } = useTexts();
  const { currency } = useStore().profile;
  const isNarrow = useMediaQuery('(width < 60rem)', undefined, { getInitialValueInEffect: false });
  const [isOpen, setOpen] = useState(false);
  if (!isNarrow) return <div className={styles.beside}>{children}</div>;
  const count = ticket.lines.reduce((sum, { entry }) => sum + entry.quantity, 0);
  const value = ticket.lines.reduce((sum, { entry }) => sum + entry.unit * entry.quantity, 0);
  return (
    <>
      {count > 0 && (
        <Button look="main" className={styles.bar} onClick={() => setOpen(true)}>
          {t.open(count, formatMoney(value, currency))}
        </Button>
      )}
      <Dialog
        isOpen={isOpen && (count > 0 || isPlaced)}
        onClose={() => setOpen(false)}
        size="30rem"
        title={t.title}
      >
        {children}
      </Dialog>
    </>
  );
}

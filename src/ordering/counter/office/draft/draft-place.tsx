import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { formatSum } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import styles from '../take-order.module.css';
import type { OrderDraft } from './use-order-draft.ts';

interface DraftPlaceProps {
  draft: OrderDraft;
  isPlaced: boolean;
  children: ReactNode;
}

/** Beside the dishes, or on a phone behind a button with the count and the sum. */
export function DraftPlace({ draft, isPlaced, children }: DraftPlaceProps) {
  const { takeOrder: t } = useTexts();
  const { currency } = useStore().profile;
  const isNarrow = useMediaQuery('(width < 60rem)', undefined, { getInitialValueInEffect: false });
  const [isOpen, setOpen] = useState(false);
  if (!isNarrow) return <div className={styles.beside}>{children}</div>;
  const count = draft.lines.reduce((sum, { entry }) => sum + entry.quantity, 0);
  const value = draft.lines.reduce((sum, { entry }) => sum + entry.unit * entry.quantity, 0);
  return (
    <>
      {count > 0 && (
        <Button look="main" className={styles.openDraft} onClick={() => setOpen(true)}>
          {t.open(count, formatSum(value, currency))}
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

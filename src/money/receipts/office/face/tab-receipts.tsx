import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PaidBy } from '#money/payments/rules/payment.ts';
import { receiptsQuery } from '#ordering/orders/office-api/corrections.ts';
import type { TabReceipts as Listed, ReceiptView } from '#ordering/orders/wire/corrections.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useLineLost } from '#restaurant/without-the-line/office/door.ts';
import { useInterface, useTexts } from '#texts/office/index.ts';
import { LineButton } from '#ui/office/buttons/line-button.tsx';
import { formatDayTime, formatSigned } from '#ui/office/format.ts';
import { Failure } from '#ui/office/notices/failure.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import styles from './money.module.css';
import { SettleDialog } from './settle-dialog.tsx';

interface TabReceiptsProps {
  tab: string;
  /** Changes when money of the tab does. */
  seen: string;
  due: number;
  /** Calls the screen's own queries anew. */
  onChange: () => void;
}

/** What was received for an order or a table and what settled it otherwise, each to be corrected. */
export function TabReceipts({ tab, seen, due, onChange }: TabReceiptsProps) {
  const { corrections: t } = useTexts();
  const { storeId, role } = useStore();
  const [isSettling, setSettling] = useState(false);
  const isLost = useLineLost();
  const { data, error, refetch } = useQuery({
    ...receiptsQuery(storeId, tab, seen),
    placeholderData: (before) => before,
  });
  const done = (_: Listed) => {
    void refetch();
    onChange();
  };
  if (!may(role, 'payment.record') || (isLost && !data)) return null;
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  const receipts = data?.receipts ?? [];
  if (receipts.length === 0 && due === 0) return null;
  return (
    <section className={styles.section} aria-label={t.payments}>
      {receipts.length > 0 && (
        <ul className={styles.list} aria-label={t.payments}>
          {receipts.map((receipt) => (
            <Receipt key={receipt._id} receipt={receipt} due={due} onDone={done} />
          ))}
        </ul>
      )}
      {due > 0 && <LineButton onClick={() => setSettling(true)}>{t.settle}</LineButton>}
      {isSettling && <SettleDialog tab={tab} due={due} onClose={() => setSettling(false)} onDone={done} />}
    </section>
  );
}

interface ReceiptProps {
  receipt: ReceiptView;
  due: number;
  onDone: (listed: Listed) => void;
}

function Receipt({ receipt, due, onDone }: ReceiptProps) {
  const { t, language } = useInterface();
  const { role, isAtTablet, profile } = useStore();
  const [isOpen, setOpen] = useState(false);
  const { at, method, amount, tip, tendered, reference, note, by, khata, reverses, isReversed } = receipt;
  const { currency, timeZone } = profile;
  const show = (sum: number) => formatSigned(sum, currency);
  const text = t.corrections;
  const about = [
    formatDayTime(at, { language, timeZone }),
    reverses && text.back,
    khata?.name,
    tendered !== null && tendered > amount + tip && text.gave(show(tendered), show(tendered - amount - tip)),
    reference,
    note,
    by,
  ];
  // At a tablet, a manager's PIN is asked for.
  const mayCorrect =
    receipt.reversible === 'own' ||
    (receipt.reversible === 'office' && (may(role, 'payment.reverse') || isAtTablet));
  return (
    <li className={styles.receipt} data-off={isReversed || undefined}>
      <span className={styles.method}>{t.receipts.methods[method as PaidBy] ?? method}</span>
      <span className={styles.sum}>
        {tip > 0 ? t.floor.withTip(show(amount), show(tip)) : show(amount + tip)}
      </span>
      <span className={styles.about}>{about.filter(Boolean).join(' · ')}</span>
      {mayCorrect && (
        <LineButton aria-label={text.correctOf(show(amount))} onClick={() => setOpen(true)}>
          {text.correct}
        </LineButton>
      )}
      {isOpen && <CorrectDialog receipt={receipt} due={due} onClose={() => setOpen(false)} onDone={onDone} />}
    </li>
  );
}

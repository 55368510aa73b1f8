import { Link } from '@tanstack/react-router';
import { changeOf } from '#money/payments/rules/tendered.ts';
import { tokenOf } from '#ordering/orders/rules/token.ts';
import type { PlacedOrder } from '#ordering/orders/wire/order.ts';
import { formatSum, parseHundredths } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useWaitingCommands } from '#restaurant/without-the-line/office/door.ts';
import { printAgain, usePapers } from '#restaurant/without-the-line/office/papers.ts';
import type { TableView } from '#tables/table-list/wire/tables.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import { isSaved } from './draft/use-own-numbers.ts';
import type { PaidNow } from './draft/use-place.ts';
import styles from './take-order.module.css';

interface PlacedNoteProps {
  placed: Placed;
  onNext: () => void;
  onRepeat: () => void;
}

export interface Placed {
  order: PlacedOrder;
  /** How it was paid at once. */
  paid: PaidNow | null;
  table: TableView | undefined;
}

export function PlacedNote({ placed, onNext, onRepeat }: PlacedNoteProps) {
  const { order, paid, table } = placed;
  const { takeOrder: t, receipts, corrections, commands } = useTexts();
  const { currency } = useStore().profile;
  const amount = paid?.amount ?? parseHundredths(order.amount) ?? 0;
  const change = paid?.tendered ? changeOf(paid.tendered, amount) : null;
  const sold = paid && t.sold(formatSum(amount, currency), receipts.methods[paid.method]);
  const isWaiting = useWaitingCommands().some(({ id }) => id === order._id);
  const where = isSaved(order) ? isWaiting && commands.savedHint : t.placedLead;
  const told = [sold, where].filter(Boolean).join(' ');
  return (
    <div role="status">
      <Card title={t.placed(order.orderNo)} hint={told}>
        {change !== null && (
          <p className={styles.change}>{corrections.change(formatSum(change, currency))}</p>
        )}
        {!table && (
          <p className={styles.token}>
            <span className="visually-hidden">{t.token} </span>
            {tokenOf(order)}
          </p>
        )}
        <div className={styles.placedSteps}>
          <Button look="main" onClick={onNext}>
            {t.next}
          </Button>
          <Button onClick={onRepeat}>{t.repeat}</Button>
          {table && <TableLink table={table} />}
          {isSaved(order) ? <PrintAgain orderId={order._id} /> : <PlacedLinks placed={placed} />}
        </div>
      </Card>
    </div>
  );
}

/** Until the server has the order, what was printed of it is kept here. */
function PrintAgain({ orderId }: { orderId: string }) {
  const { commands: t } = useTexts();
  const papers = usePapers().filter(({ commandId, what }) => commandId === orderId && what !== 'drawer');
  if (papers.length === 0) return null;
  return <Button onClick={() => void printAgain(papers)}>{t.printAgain}</Button>;
}

function TableLink({ table }: { table: TableView }) {
  const { floor } = useTexts();
  const { placeOf } = useNames();
  return (
    <Link className={styles.link} to="/app/floor" search={{ table: table._id }}>
      {floor.toTable(placeOf(table))}
    </Link>
  );
}

/** Where the order is to be seen, once the server has it. */
function PlacedLinks({ placed: { order, paid } }: Pick<PlacedNoteProps, 'placed'>) {
  const { takeOrder: t } = useTexts();
  const { storeId } = useStore();
  return (
    <>
      {paid && (
        <a
          className={styles.link}
          href={`/app/print/${storeId}/${order._id}?what=receipt`}
          target="_blank"
          rel="noopener"
        >
          {t.printReceipt}
        </a>
      )}
      <Link className={styles.link} to="/app/dashboard">
        {t.toBoard}
      </Link>
      <a className={styles.link} href={`/status/${order.slug}`} target="_blank" rel="noopener">
        {t.guestPage}
      </a>
    </>
  );
}

import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useLiveOrder } from '#platform/phone/guests/state/live-order.ts';
import { type PlacedRecord, readOrderHistory } from '#platform/phone/guests/state/order-history.ts';
import { Icon } from '#ui/shared/components/icon.tsx';
import { useAfterTexts } from '../../texts/guests/after/use-after-texts.ts';
import { stateText } from './news.ts';
import { isRunning, placedLately } from './running.ts';
import styles from './running-bar.module.css';

/** Links to this browser's order that the store has yet to serve, with its state. */
export function RunningBar({ slug }: { slug: string }) {
  const [placed, setPlaced] = useState<PlacedRecord[]>([]);
  useEffect(() => {
    void readOrderHistory().then((records) => setPlaced(placedLately(records, slug, Date.now())));
  }, [slug]);
  const [latest, ...earlier] = placed;
  return latest ? (
    <RunningOrder key={latest.orderSlug} orderSlug={latest.orderSlug} onOver={() => setPlaced(earlier)} />
  ) : null;
}

/** Shows one order; when that has ended, the bar goes on to the one before. */
function RunningOrder({ orderSlug, onOver }: { orderSlug: string; onOver: () => void }) {
  const texts = useAfterTexts();
  const { value: order, isMissing } = useLiveOrder(orderSlug, null);
  const isOver = isMissing || (order !== null && !isRunning(order, Date.now()));
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  if (!order || isOver) return null;
  const { status, payment, bill } = texts;
  const step = stateText(order.state, texts).replace(/\.$/, '');
  const told = order.payment.state === 'awaiting' ? payment.awaiting : order.ready ? status.readyLead : step;
  return (
    <section className={styles.place} aria-label={bill.title}>
      <div role="status">
        <Link className={styles.bar} href={`/status/${orderSlug}`}>
          <i aria-hidden="true" />
          <span>
            {status.orderNo(order.orderNo)} · <b>{told}</b>
          </span>
          <Icon name="forward" size={18} />
        </Link>
      </div>
    </section>
  );
}

import { Link } from '@tanstack/react-router';
import type { PlacedOrder } from '#domain/api/order.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { useTexts } from '../../texts/index.ts';
import styles from './placed-note.module.css';

export function PlacedNote({ order, onNext }: { order: PlacedOrder; onNext: () => void }) {
  const { takeOrder: t } = useTexts();
  return (
    <div role="status">
      <Card title={t.placed(order.orderNo)} hint={t.placedLead}>
        <div className={styles.steps}>
          <Button look="main" onClick={onNext}>
            {t.next}
          </Button>
          <Link className={styles.link} to="/app/dashboard">
            {t.toBoard}
          </Link>
          <a className={styles.link} href={`/status/${order.slug}`} target="_blank" rel="noopener">
            {t.guestPage}
          </a>
        </div>
      </Card>
    </div>
  );
}

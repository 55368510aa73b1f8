import { type ReactNode, useEffect, useState } from 'react';
import type { OrderView } from '#domain/api/order.ts';
import { CANCELLED } from '#domain/order/order.ts';
import type { LiveOrder } from '../../state/live-order.ts';
import { useAfterTexts } from '../../texts/after/use-after-texts.ts';
import { BillCard } from './bill-card.tsx';
import { Connection, LiveMark, UpdatedLine } from './connection.tsx';
import { EndedHero } from './ended-hero.tsx';
import { Hero } from './hero.tsx';
import { stateText } from './news.ts';
import { PaymentNote } from './payment-note.tsx';
import { RefundNote } from './refund-note.tsx';
import { StatusHeader } from './status-header.tsx';
import styles from './status-page.module.css';
import { StepsCard } from './steps-card.tsx';
import { useNews } from './use-news.ts';
import { useNow } from './use-now.ts';

interface Props {
  order: OrderView;
  live: LiveOrder;
  onLook: () => void;
  /** The way back out of it, for a minute. */
  cancel: ReactNode;
  /** What the guest can do, and what is asked once the order was served. */
  actions: ReactNode;
  feedback: ReactNode;
  /** For whoever waits. */
  alerts: ReactNode;
  /** Where the guest pays by themselves. */
  upi: ReactNode;
}

const TICK_MS = 10_000;

export function StatusPage({ order, live, onLook, cancel, actions, feedback, alerts, upi }: Props) {
  const texts = useAfterTexts();
  const news = useNews(order);
  const now = useNow(TICK_MS);
  // Whoever pays on this page is asked after that; where it stands is never changed while they answer.
  const [paysHere] = useState(upi !== null);
  const isOver = order.state === CANCELLED;
  const title = texts.status.title(stateText(order.state, texts), order.store.name);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className={styles.page}>
      <StatusHeader order={order}>
        <LiveMark link={live.link} />
      </StatusHeader>
      <Connection live={live} now={now} onLook={onLook} />
      <main className={styles.columns}>
        <div className={styles.column}>
          {isOver ? <EndedHero order={order} /> : <Hero order={order} now={now} />}
          {cancel}
          <PaymentNote order={order} />
          <RefundNote order={order} />
          {!isOver && (
            <StepsCard order={order} now={now}>
              <UpdatedLine live={live} now={now} />
            </StepsCard>
          )}
          {alerts}
          {!paysHere && feedback}
        </div>
        <div className={styles.column}>
          <BillCard order={order} />
          {upi}
          {paysHere && feedback}
          {actions}
        </div>
      </main>
      <p className="visually-hidden" role="status" aria-live="polite">
        {news}
      </p>
    </div>
  );
}

import card from '@lobehub/fluent-emoji-3d/assets/1f4b3.webp';
import bell from '@lobehub/fluent-emoji-3d/assets/1f6ce-fe0f.webp';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import actions from '#ui/parts/actions.module.css';
import { type PlacedRecord, readOrderHistory } from '../state/order-history.ts';
import { applyLastTheme } from '../state/theme.ts';
import { readVisit } from '../state/visit.ts';
import { useAfterTexts } from '../texts/after/use-after-texts.ts';
import { MissingPage } from './missing-page.tsx';
import styles from './outcome-route.module.css';

/** Where a payment page sends the guest back to when it can name no order. */
export function OutcomeRoute() {
  const { outcome: sent } = useParams<{ outcome?: string }>();
  const { outcome } = useAfterTexts();
  const [latest, setLatest] = useState<PlacedRecord | null>(null);
  const isCancelled = sent === 'cancel';
  const isKnown = isCancelled || sent === undefined || sent === '';
  const title = isCancelled ? outcome.cancelled : outcome.thanks;
  useEffect(() => {
    document.title = title;
    void applyLastTheme();
    void readOrderHistory().then(([newest]) => setLatest(newest ?? null));
  }, [title]);
  if (!isKnown) return <MissingPage />;
  const menuSlug = latest?.profile.slug ?? readVisit()?.slug ?? '';
  return (
    <main className={styles.page}>
      <img src={isCancelled ? card : bell} alt="" width="128" height="128" />
      <h1>{title}</h1>
      <p>{isCancelled ? outcome.cancelledText : outcome.thanksText}</p>
      <div className={styles.actions}>
        <Link className={actions.strong} href={latest ? `/status/${latest.orderSlug}` : '/orders'}>
          {latest ? outcome.viewOrder : outcome.orders}
        </Link>
        {isCancelled && (
          <a className={actions.quiet} href={`/${menuSlug}`}>
            {outcome.menu}
          </a>
        )}
      </div>
    </main>
  );
}

import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { HistoryPage } from '../features/history/history-page.tsx';
import { type PlacedRecord, readOrderHistory } from '../state/order-history.ts';
import { repeatOrder } from '../state/placed-cart.ts';
import { applyLastTheme } from '../state/theme.ts';
import { showToast } from '../state/toasts.ts';
import { readVisit } from '../state/visit.ts';
import { useAfterTexts } from '../texts/after/use-after-texts.ts';
import { LoadingPage } from './loading-page.tsx';

/** What was ordered with this browser. */
export function HistoryRoute() {
  const { actions, history } = useAfterTexts();
  const [, navigate] = useLocation();
  const [records, setRecords] = useState<PlacedRecord[] | null>(null);
  useEffect(() => {
    document.title = history.title;
    void applyLastTheme();
    void readOrderHistory().then(setRecords);
  }, [history.title]);

  async function repeat(record: PlacedRecord) {
    if (await repeatOrder(record)) navigate('/place-order');
    else showToast(actions.repeatLost, 'error');
  }
  if (!records) return <LoadingPage />;
  return (
    <HistoryPage
      records={records}
      menuUrl={`/${readVisit()?.slug ?? ''}`}
      onRepeat={(record) => void repeat(record)}
    />
  );
}

import { useEffect, useState } from 'react';
import { OrderHistoryPage } from '../features/history/history-page.tsx';
import { type PlacedRecord, readOrderHistory } from '../state/order-history.ts';
import { applyLastTheme } from '../state/theme.ts';
import { readVisit } from '../state/visit.ts';
import { useAfterTexts } from '../texts/after/use-after-texts.ts';
import { LoadingPage } from './plain-pages.tsx';
import { useRepeat } from './use-repeat.tsx';

/** The orders of this browser. */
export function HistoryRoute() {
  const { history } = useAfterTexts();
  const { repeat, question } = useRepeat();
  const [records, setRecords] = useState<PlacedRecord[] | null>(null);
  useEffect(() => {
    document.title = history.title;
    void applyLastTheme();
    void readOrderHistory().then(setRecords);
  }, [history.title]);

  if (!records) return <LoadingPage />;
  return (
    <>
      <OrderHistoryPage records={records} menuUrl={`/${readVisit()?.slug ?? ''}`} onRepeat={repeat} />
      {question}
    </>
  );
}

import { useEffect, useState } from 'react';
import { OrderHistoryPage } from '#ordering/orders/guests/history/history-page.tsx';
import { useAfterTexts } from '#ordering/orders/texts/guests/after/use-after-texts.ts';
import { type PlacedRecord, readOrderHistory } from '#platform/phone/guests/state/order-history.ts';
import { applyLastTheme } from '#platform/phone/guests/state/theme.ts';
import { readVisit } from '#platform/phone/guests/state/visit.ts';
import { useRepeat } from './cart/use-repeat.tsx';
import { LoadingPage } from './plain-pages.tsx';

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

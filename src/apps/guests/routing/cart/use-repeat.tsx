import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { RepeatQuestion } from '#ordering/orders/guests/history/repeat-question.tsx';
import { useAfterTexts } from '#ordering/orders/texts/guests/after/use-after-texts.ts';
import type { PlacedRecord } from '#platform/phone/guests/state/order-history.ts';
import { countInCart, type RepeatWay, repeatOrder } from '#platform/phone/guests/state/placed-cart.ts';
import { showToast } from '#platform/phone/guests/state/toasts.ts';

/** Repeats an order. Asks first if the cart holds dishes. */
export function useRepeat(): { repeat: (record: PlacedRecord) => void; question: ReactNode } {
  const { repeat: texts } = useAfterTexts();
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState<{ record: PlacedRecord; count: number } | null>(null);

  const go = async (record: PlacedRecord, way: RepeatWay, isAsked: boolean) => {
    const leftOut = await repeatOrder(record, way);
    setAsked(null);
    if (leftOut === null) return showToast(texts.lost, 'error');
    if (leftOut > 0) showToast(texts.leftOut(leftOut), 'error');
    // Replaces the history entry of the question's sheet, so that Back leads here.
    navigate('/place-order', { replace: isAsked });
  };
  const repeat = async (record: PlacedRecord) => {
    const count = await countInCart(record);
    if (count > 0) setAsked({ record, count });
    else await go(record, 'replace', false);
  };
  return {
    repeat: (record) => void repeat(record),
    question: (
      <RepeatQuestion
        open={asked !== null}
        count={asked?.count ?? 0}
        onChoose={(way) => asked && void go(asked.record, way, true)}
        onClose={() => setAsked(null)}
      />
    ),
  };
}

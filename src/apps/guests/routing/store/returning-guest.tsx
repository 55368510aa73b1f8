import { useEffect } from 'react';
import { openUsual } from '#ordering/menu/guests/open-usual.ts';
import { RunningBar } from '#ordering/orders/guests/running/running-bar.tsx';
import { useAfterTexts } from '#ordering/orders/texts/guests/after/use-after-texts.ts';

/** What the menu shows to guests who have ordered before: their running order and their usual dishes. */
export function ReturningGuest({ slug, isAtTable }: { slug: string; isAtTable: boolean }) {
  const { orderAgain } = useAfterTexts();
  useEffect(() => void openUsual(slug, orderAgain), [slug, orderAgain]);
  // The table shows its rounds itself.
  return isAtTable ? null : <RunningBar slug={slug} />;
}

import { useEffect } from 'react';
import { openUsual } from '../features/menu/open-usual.ts';
import { RunningBar } from '../features/status/running-bar.tsx';
import { useAfterTexts } from '../texts/after/use-after-texts.ts';

/** What the menu shows to guests who have ordered before: their running order and their usual dishes. */
export function ReturningGuest({ slug, isAtTable }: { slug: string; isAtTable: boolean }) {
  const { orderAgain } = useAfterTexts();
  useEffect(() => void openUsual(slug, orderAgain), [slug, orderAgain]);
  // The table shows its rounds itself.
  return isAtTable ? null : <RunningBar slug={slug} />;
}

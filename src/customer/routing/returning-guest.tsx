import { useEffect } from 'react';
import { openUsual } from '../features/menu/open-usual.ts';
import { RunningBar } from '../features/status/running-bar.tsx';

/** What the menu shows to guests who have ordered before: their running order and their usual dishes. */
export function ReturningGuest({ slug, isAtTable }: { slug: string; isAtTable: boolean }) {
  useEffect(() => void openUsual(slug), [slug]);
  // The table shows its rounds itself.
  return isAtTable ? null : <RunningBar slug={slug} />;
}

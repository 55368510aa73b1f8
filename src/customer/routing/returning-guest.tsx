import { useEffect } from 'react';
import { openUsual } from '../features/menu/open-usual.ts';
import { RunningBar } from '../features/status/running-bar.tsx';

/** What the menu shows to guests who have ordered before: their running order and their usual dishes. */
export function ReturningGuest({ slug }: { slug: string }) {
  useEffect(() => void openUsual(slug), [slug]);
  return <RunningBar slug={slug} />;
}

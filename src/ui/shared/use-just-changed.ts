import { useEffect, useState } from 'react';

const SECOND_TAP_MS = 1_000;

/** Whether a button has had another action until a second ago, which a second tap is still meant for. */
export function useJustChanged(what: string): boolean {
  const [settled, setSettled] = useState(what);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(what), SECOND_TAP_MS);
    return () => clearTimeout(timer);
  }, [what]);
  return settled !== what;
}

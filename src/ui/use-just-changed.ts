import { useEffect, useState } from 'react';

const SECOND_TAP_MS = 1_000;

/** Whether what a button does has just become something else: a second tap was meant for what it did before. */
export function useJustChanged(what: string): boolean {
  const [settled, setSettled] = useState(what);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(what), SECOND_TAP_MS);
    return () => clearTimeout(timer);
  }, [what]);
  return settled !== what;
}

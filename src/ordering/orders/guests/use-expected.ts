import { useEffect, useState } from 'react';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { fetchExpected } from '../guests-api/orders.ts';
import type { OrderView } from '../wire/order.ts';

type Expected = Awaited<ReturnType<typeof fetchExpected>>;

/** What an open order is expected by now, asked for each minute. Without a network the last answer stands. */
export function useExpected({ slug, estimate, timeline }: OrderView): Expected | null {
  const [expected, setExpected] = useState<Expected | null>(null);
  const isOpen = estimate !== null;
  const steps = timeline.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happens to the order changes what is expected
  useEffect(() => {
    if (!isOpen) return undefined;
    let isGone = false;
    const ask = () =>
      fetchExpected(slug).then(
        (answer) => isGone || setExpected(answer),
        () => {},
      );
    void ask();
    const timer = setInterval(() => void ask(), MINUTE);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [slug, isOpen, steps]);
  return isOpen ? expected : null;
}

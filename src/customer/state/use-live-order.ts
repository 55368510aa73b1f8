import { useCallback, useEffect, useRef, useState } from 'react';
import type { OrderView } from '#domain/api/order.ts';
import { type Following, followOrder, type LiveOrder, startOf } from './live-order.ts';

/** An order that moves by itself; `look` asks at once. */
export function useLiveOrder(slug: string, sent: OrderView | null): { live: LiveOrder; look: () => void } {
  const [live, setLive] = useState(() => startOf(sent));
  const known = useRef(sent);
  const following = useRef<Following | null>(null);
  useEffect(() => {
    following.current = followOrder(slug, known.current, setLive);
    return () => following.current?.stop();
  }, [slug]);
  const look = useCallback(() => following.current?.look(), []);
  return { live, look };
}

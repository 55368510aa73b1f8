import { useCallback, useEffect, useRef, useState } from 'react';
import type { OrderView } from '#domain/api/order.ts';
import { fetchOrder, orderEventsUrl } from '../api/orders.ts';
import { connecting, type Following, follow, type Live } from './live.ts';

export type LiveOrder = Live<OrderView>;

export function subscribeToOrder(
  slug: string,
  known: OrderView | null,
  onChange: (live: LiveOrder) => void,
): Following<OrderView> {
  const source = {
    url: orderEventsUrl(slug),
    event: 'order',
    fetch: () => fetchOrder(slug),
    gone: ['ORDER_NOT_FOUND'],
    newer: newerOrder,
  } as const;
  return follow(source, known, onChange);
}

/** The newer of two orders: the timeline only grows, so a late answer has the shorter one. */
export function newerOrder(shown: OrderView | null, heard: OrderView): OrderView {
  return shown && shown.timeline.length > heard.timeline.length ? shown : heard;
}

/** An order that is kept up to date. */
export function useLiveOrder(slug: string, sent: OrderView | null): { live: LiveOrder; refetch: () => void } {
  const [live, setLive] = useState<LiveOrder>(() => connecting(sent));
  const known = useRef(sent);
  const following = useRef<Following<OrderView> | null>(null);
  useEffect(() => {
    following.current = subscribeToOrder(slug, known.current, setLive);
    return () => following.current?.stop();
  }, [slug]);
  const refetch = useCallback(() => following.current?.refetch(), []);
  return { live, refetch };
}

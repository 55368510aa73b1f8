import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { subscribeToStore } from '#restaurant/stores/office-api/subscribe-to-store.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import type { Trouble } from '#restaurant/without-the-line/office/door.ts';
import { updateFloor } from '#tables/sittings/office-api/sittings.ts';

export type StreamState = { state: 'connecting' | 'live' } | { state: 'lost'; since: number; why?: Trouble };

interface Listener {
  onOrder: (order: StaffOrderView) => void;
  refetch: () => void;
  /** The time since which fetching fails. A stream can hang without an error of its own. */
  unreachableSince: number | null;
}

/** Subscribes to the store's stream and keeps the query cache up to date. */
export function useLiveStore(storeId: string, { onOrder, refetch, unreachableSince }: Listener): StreamState {
  const client = useQueryClient();
  const [connection, setConnection] = useState<StreamState>({ state: 'connecting' });
  const isReachable = unreachableSince === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hanging stream is opened again once the server answers.
  useEffect(() => {
    setConnection({ state: 'connecting' });
    const invalidate = (name: string) =>
      void client.invalidateQueries({ queryKey: ['stores', storeId, name] });
    const onMenu = () => {
      invalidate('catalogue');
      invalidate('portions');
      invalidate('revisions');
    };
    const onReset = () => {
      refetch();
      invalidate('floor');
      invalidate('sittings');
      onMenu();
      invalidate('profile');
      invalidate('feedback');
    };
    return subscribeToStore(storeId, {
      onOrder: (order) => {
        onOrder(order);
        invalidate('portions');
        if (order.feedback) invalidate('feedback');
      },
      onTable: (table) => updateFloor(client, storeId, table),
      onReset,
      onMenu,
      onStore: () => {
        invalidate('floor');
        invalidate('profile');
        void client.invalidateQueries({ queryKey: ['session'] });
      },
      onLive: () => setConnection({ state: 'live' }),
      onLost: () =>
        setConnection((before) => (before.state === 'lost' ? before : { state: 'lost', since: serverNow() })),
    });
  }, [client, storeId, onOrder, refetch, isReachable]);
  if (connection.state === 'lost' || isReachable) return connection;
  return { state: 'lost', since: unreachableSince };
}

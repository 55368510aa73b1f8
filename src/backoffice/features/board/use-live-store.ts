import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StaffOrderView } from '#domain/api/order.ts';
import { followStore } from '../../api/follow-store.ts';

export type Connection = { state: 'connecting' | 'live' } | { state: 'lost'; since: number };

interface Listener {
  onOrder: (order: StaffOrderView) => void;
  look: () => void;
  /** Since when reading fails: a connection can hang without any error of its own. */
  unreachableSince: number | null;
}

/** Follows the store for as long as somebody is in it, whichever screen is shown. */
export function useLiveStore(storeId: string, { onOrder, look, unreachableSince }: Listener): Connection {
  const client = useQueryClient();
  const [connection, setConnection] = useState<Connection>({ state: 'connecting' });
  const isReachable = unreachableSince === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what hung while nobody answered is opened anew.
  useEffect(() => {
    setConnection({ state: 'connecting' });
    const forget = (name: string) => void client.invalidateQueries({ queryKey: ['stores', storeId, name] });
    const onMenu = () => {
      forget('catalogue');
      forget('revisions');
    };
    const onReadAnew = () => {
      look();
      onMenu();
      forget('profile');
    };
    return followStore(storeId, {
      onOrder,
      onReadAnew,
      onMenu,
      onStore: () => {
        forget('profile');
        void client.invalidateQueries({ queryKey: ['session'] });
      },
      onLive: () => setConnection({ state: 'live' }),
      onLost: () =>
        setConnection((before) => (before.state === 'lost' ? before : { state: 'lost', since: Date.now() })),
    });
  }, [client, storeId, onOrder, look, isReachable]);
  if (connection.state === 'lost' || isReachable) return connection;
  return { state: 'lost', since: unreachableSince };
}

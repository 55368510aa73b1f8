import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { OrderView } from '#domain/api/order.ts';
import { AppError } from '#domain/errors.ts';
import { useTexts } from '../../texts/index.ts';
import { DeskContext } from './desk-context.ts';
import { placeOf } from './tickets.ts';
import { useAcknowledged } from './use-acknowledged.ts';
import { useChime } from './use-chime.ts';
import { useLiveStore } from './use-live-store.ts';
import { useNotes } from './use-notes.ts';
import { useOrders } from './use-orders.ts';
import { useWakeLock } from './use-wake-lock.ts';

const NONE: readonly OrderView[] = [];

/** Stays while screens come and go, so that an order rings wherever somebody is. */
export function DeskProvider({ storeId, children }: { storeId: string; children: ReactNode }) {
  const { query, tell, look } = useOrders(storeId);
  const orders = query.data ?? NONE;
  const unreachableSince = isUnreachable(query.error) ? query.errorUpdatedAt : null;
  const connection = useLiveStore(storeId, { tell, look, unreachableSince });
  const { fresh, hear } = useAcknowledged(storeId, orders);
  const newest = fresh.at(0)?._id ?? null;
  const sound = useChime(fresh.length > 0, newest);
  useWakeLock(sound.isOn);
  const notes = useNotes();
  const { error, isPending: isLoading } = query;
  const desk = useMemo(
    () => ({ orders, fresh, isLoading, error, connection, sound, notes, tell, look, hear }),
    [orders, fresh, isLoading, error, connection, sound, notes, tell, look, hear],
  );
  return (
    <DeskContext value={desk}>
      {children}
      <Arrivals fresh={fresh} isLoading={isLoading} />
    </DeskContext>
  );
}

function isUnreachable(error: Error | null): boolean {
  return error instanceof AppError && error.code === 'UNAVAILABLE';
}

/** For those who do not see the board. What was there at the start is not announced. */
function Arrivals({ fresh, isLoading }: { fresh: readonly OrderView[]; isLoading: boolean }) {
  const t = useTexts();
  const [said, setSaid] = useState('');
  const highest = useRef<number | null>(null);
  useEffect(() => {
    if (isLoading) return;
    const before = highest.current;
    highest.current = Math.max(before ?? 0, ...fresh.map(({ orderNo }) => orderNo));
    if (before === null) return;
    const arrived = fresh.filter(({ orderNo }) => orderNo > before);
    if (arrived.length === 0) return;
    const names = arrived.map((order) => `${t.board.order(order.orderNo)}, ${placeOf(order)}`);
    setSaid(t.board.arrived(names.join('; ')));
  }, [fresh, isLoading, t]);
  return (
    <div className="visually-hidden" role="status" aria-live="assertive">
      {said}
    </div>
  );
}

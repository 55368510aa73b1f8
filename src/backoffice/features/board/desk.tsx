import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { StaffOrderView } from '#domain/api/order.ts';
import { AppError } from '#domain/errors.ts';
import { useNames, useTexts } from '../../texts/index.ts';
import { DeskActionsContext, DeskContext } from './desk-context.ts';
import { useInLanguage } from './in-language.ts';
import { withPending } from './pending.ts';
import { placeOf, typeOf } from './tickets.ts';
import { useAcknowledged, useTellSeen } from './use-acknowledged.ts';
import { useChime } from './use-chime.ts';
import { useDevicePush } from './use-device-push.ts';
import { useLiveStore } from './use-live-store.ts';
import { useNotes } from './use-notes.ts';
import { useOrderNews } from './use-order-news.ts';
import { useOrders } from './use-orders.ts';
import { useReady } from './use-ready.ts';
import { useWakeLock } from './use-wake-lock.ts';

const NONE: readonly StaffOrderView[] = [];

/** Stays while screens come and go, so that an order rings wherever somebody is. */
export function DeskProvider({ storeId, children }: { storeId: string; children: ReactNode }) {
  const { query, tell, look, known } = useOrders(storeId);
  const { pending, markReady } = useReady(storeId, { tell, look });
  const { language } = useNames();
  const present = useMemo(() => withPending(query.data ?? NONE, pending), [query.data, pending]);
  const orders = useInLanguage(present, language);
  const { fresh, hear, unsent } = useAcknowledged(storeId, orders);
  const { sound, play } = useChime(fresh.length > 0, fresh.at(0)?._id ?? null);
  useWakeLock(sound.isOn || sound.isWaiting);
  useDevicePush(storeId);
  const onOrder = useOrderNews({ known, tell, play });
  const unreachableSince = isUnreachable(query.error) ? query.errorUpdatedAt : null;
  const connection = useLiveStore(storeId, { onOrder, look, unreachableSince });
  useTellSeen(storeId, unsent, connection.state === 'live');
  const { notes, addNote, removeNote } = useNotes();
  const { error, isPending: isLoading } = query;
  const desk = useMemo(
    () => ({ orders, fresh, isLoading, error, connection, sound, notes }),
    [orders, fresh, isLoading, error, connection, sound, notes],
  );
  const actions = useMemo(
    () => ({ tell, look, hear, markReady, addNote, removeNote }),
    [tell, look, hear, markReady, addNote, removeNote],
  );
  return (
    <DeskActionsContext value={actions}>
      <DeskContext value={desk}>
        {children}
        <Arrivals fresh={fresh} isLoading={isLoading} />
      </DeskContext>
    </DeskActionsContext>
  );
}

function isUnreachable(error: Error | null): boolean {
  return error instanceof AppError && error.code === 'UNAVAILABLE';
}

/** For those who do not see the board. What was there at the start is not announced. */
function Arrivals({ fresh, isLoading }: { fresh: readonly StaffOrderView[]; isLoading: boolean }) {
  const t = useTexts();
  const { nameOf } = useNames();
  const [said, setSaid] = useState('');
  const highest = useRef<number | null>(null);
  useEffect(() => {
    if (isLoading) return;
    const before = highest.current;
    highest.current = Math.max(before ?? 0, ...fresh.map(({ orderNo }) => orderNo));
    if (before === null) return;
    const arrived = fresh.filter(({ orderNo }) => orderNo > before);
    if (arrived.length === 0) return;
    const names = arrived.map(
      (order) => `${t.board.order(order.orderNo)}, ${placeOf(order, nameOf(typeOf(order)))}`,
    );
    setSaid(t.board.arrived(names.join('; ')));
  }, [fresh, isLoading, t, nameOf]);
  return (
    <div className="visually-hidden" role="status" aria-live="assertive">
      {said}
    </div>
  );
}

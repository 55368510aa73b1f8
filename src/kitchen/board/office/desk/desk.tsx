import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { readFailedAgain } from '#restaurant/accounts/office-api/query-client.ts';
import { useWaitingCommands } from '#restaurant/without-the-line/office/door.ts';
import { foldOrders } from '#restaurant/without-the-line/rules/folding/fold-orders.ts';
import { useSignals } from '#tables/floor/office/face/use-signals.ts';
import { ringing } from '#tables/floor/rules/signals.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { placeText, typeOf } from '../orders/tickets.ts';
import { DeskActionsContext, DeskContext } from './desk-context.ts';
import { useInLanguage } from './in-language.ts';
import { useAcknowledged, useSendSeen } from './use-acknowledged.ts';
import { type Ringing, useChime } from './use-chime.ts';
import { useDevicePush } from './use-device-push.ts';
import { useLine, withLine } from './use-line.ts';
import { type StreamState, useLiveStore } from './use-live-store.ts';
import { useNotes } from './use-notes.ts';
import { useOrderSounds } from './use-order-sounds.ts';
import { useOrders } from './use-orders.ts';
import { useReady } from './use-ready.ts';
import { useWakeLock } from './use-shift.ts';

const NONE: readonly StaffOrderView[] = [];

/** Stays mounted while screens change, so that orders ring on all of them. */
export function DeskProvider({ storeId, children }: { storeId: string; children: ReactNode }) {
  const { query, updateOrder, refetch, known } = useOrders(storeId);
  const markReady = useReady(storeId, { updateOrder, refetch });
  const commands = useWaitingCommands();
  const { language } = useNames();
  const folded = useMemo(() => foldOrders(query.data ?? NONE, commands), [query.data, commands]);
  const orders = useInLanguage(folded, language);
  const { ids, fresh, acknowledge, unsent } = useAcknowledged(storeId, orders);
  // As one text, so that other changes of the floor change nothing here.
  const ringingNow = ringing(useSignals(), ids)
    .map(({ id }) => id)
    .join('\n');
  const calling = useMemo(() => ringingNow.split('\n').filter(Boolean), [ringingNow]);
  const { sound, play } = useChime(ringOf(fresh, calling));
  useWakeLock(sound.isOn || sound.isWaiting);
  useDevicePush(storeId);
  const onOrder = useOrderSounds({ known, updateOrder, play });
  const unreachableSince = isUnreachable(query.error) ? query.errorUpdatedAt : null;
  const stream = useLiveStore(storeId, { onOrder, refetch, unreachableSince });
  const line = useLine();
  const whole = useMemo(() => withLine(stream, line), [stream, line]);
  const connection = useHeard(whole, query.dataUpdatedAt);
  const isLive = connection.state === 'live';
  useSendSeen(storeId, unsent, isLive);
  // Again when the stream is back, too: it can be later.
  useReadFailedAgain(line === null, isLive);
  const { notes, addNote, removeNote } = useNotes();
  const { isPending: isLoading } = query;
  // What was heard last is shown instead, and the strip says how old it is.
  const error = query.data ? null : query.error;
  const desk = useMemo(
    () => ({ orders, fresh, calling, isLoading, error, connection, sound, notes }),
    [orders, fresh, calling, isLoading, error, connection, sound, notes],
  );
  const actions = useMemo(
    () => ({ updateOrder, refetch, acknowledge, markReady, addNote, removeNote }),
    [updateOrder, refetch, acknowledge, markReady, addNote, removeNote],
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

function useReadFailedAgain(isHeard: boolean, isLive: boolean): void {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is live now may have failed before.
  useEffect(() => {
    if (isHeard) readFailedAgain(client);
  }, [client, isHeard, isLive]);
}

/** New orders ring before tables do. */
function ringOf([order]: readonly StaffOrderView[], calling: readonly string[]): Partial<Ringing> {
  const latest = calling.at(-1);
  if (order) return { tune: 'new', newest: order._id };
  return latest ? { tune: 'call', newest: latest } : {};
}

/** A line that was gone already when this page was opened is lost since the last answer from before. */
function useHeard(stream: StreamState, heardAt: number): StreamState {
  const [openedAt] = useState(Date.now);
  const before = heardAt > 0 && heardAt < openedAt ? heardAt : null;
  return useMemo(
    () => (stream.state === 'lost' && before !== null ? { ...stream, since: before } : stream),
    [stream, before],
  );
}

function isUnreachable(error: Error | null): boolean {
  return error instanceof AppError && error.code === 'UNAVAILABLE';
}

/** Announces new orders to screen readers, except those that were there at the start. */
function Arrivals({ fresh, isLoading }: { fresh: readonly StaffOrderView[]; isLoading: boolean }) {
  const t = useTexts();
  const { nameOf } = useNames();
  const [announcement, setAnnouncement] = useState('');
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (isLoading) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...fresh.map(({ _id }) => _id)]);
    if (before === null) return;
    const arrived = fresh.filter(({ _id }) => !before.has(_id));
    if (arrived.length === 0) return;
    const names = arrived.map(
      (order) => `${t.board.order(order.orderNo)}, ${placeText(order, nameOf(typeOf(order)), t.names)}`,
    );
    setAnnouncement(t.board.arrived(names.join('; ')));
  }, [fresh, isLoading, t, nameOf]);
  return (
    <div className="visually-hidden" role="status" aria-live="assertive">
      {announcement}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useKitchen } from '#kitchen/stations/office/face/use-kitchen.ts';
import { WATCH_EVERY_MS } from '#kitchen/stations/rules/watched.ts';
import type { StationView } from '#kitchen/stations/wire/stations.ts';
import { bumpKeys } from '#kitchen/tickets/rules/bump-keys.ts';
import type { KitchenLine } from '#kitchen/tickets/rules/kitchen-lines.ts';
import { allDay, type StationTicket, stationTickets } from '#kitchen/tickets/rules/station-tickets.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Failure } from '#ui/office/notices/failure.tsx';
import { useTimed } from '#ui/office/now.ts';
import { useDesk, useDeskActions } from '../desk/desk-context.ts';
import { useWakeLock } from '../desk/use-shift.ts';
import { numberOf } from '../orders/tickets.ts';
import { NotesBar } from '../strips/notes-bar.tsx';
import { AllDayRail } from './all-day-rail.tsx';
import styles from './kitchen.module.css';
import { KitchenGrid } from './kitchen-grid.tsx';
import { KitchenHead } from './kitchen-head.tsx';
import { Recalled } from './recalled.tsx';
import { StationCard } from './station-card.tsx';
import { useBump } from './use-bump.ts';
import { useBumpKeys } from './use-bump-keys.ts';

/** The screen of one station: its own lines, the oldest ticket first. */
export function StationScreen() {
  const { stations: t } = useTexts();
  const { station: id } = useParams({ from: '/app/kitchen/$station' });
  const { stations, isLoading, error, refetch } = useKitchen();
  const { error: failed } = useDesk();
  const { refetch: refetchOrders } = useDeskActions();
  const station = stations.find(({ _id }) => _id === id);
  if (error) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  if (failed) return <Failure title={t.failed} error={failed} onRetry={refetchOrders} />;
  return (
    <div className={styles.page} data-fills="kitchen">
      <KitchenHead shown={id} />
      {station ? (
        <Tickets key={id} station={station} />
      ) : (
        <p className={styles.none} aria-busy={isLoading}>
          {isLoading ? '' : t.gone}
        </p>
      )}
      <NotesBar />
    </div>
  );
}

function Tickets({ station }: { station: StationView }) {
  const { stations: t } = useTexts();
  const { orders, isLoading: isWaiting } = useDesk();
  const { stationOfLine, marksOf, isLoading } = useKitchen();
  const { bump, recall } = useBump();
  const [isRecalling, setIsRecalling] = useState(false);
  const minute = useTimed((now) => Math.floor(now / MINUTE));
  const place = useMemo(
    () => ({
      id: station._id,
      cooks: (line: Parameters<typeof stationOfLine>[0]) => stationOfLine(line)?._id === station._id,
    }),
    [station._id, stationOfLine],
  );
  const tickets = useMemo(
    () => (isLoading ? [] : stationTickets(orders, place, minute * MINUTE)),
    [orders, place, minute, isLoading],
  );
  const keys = useMemo(() => bumpKeys(tickets), [tickets]);
  const keyOf = new Map([...keys].map(([key, ticket]) => [ticket, key]));
  useWatching(station._id);
  const [said, setSaid] = useState('');
  const end = ({ order, open }: StationTicket, lines: readonly KitchenLine[]) => {
    const isLast = lines.length === open.length;
    void bump(order, lines).then((isDone) => isDone && isLast && setSaid(t.done(numberOf(order))));
  };
  useBumpKeys({
    onTicket: (key) => {
      const ticket = keys.get(key);
      if (ticket) end(ticket, ticket.open);
      return ticket !== undefined;
    },
    onRecall: () => setIsRecalling(true),
  });
  return (
    <div className={styles.body}>
      <KitchenGrid isBusy={isLoading || isWaiting} isEmpty={tickets.length === 0}>
        {tickets.map((ticket) => (
          <StationCard
            key={ticket.order._id}
            ticket={ticket}
            station={station}
            marksOf={marksOf}
            bumpKey={keyOf.get(ticket)}
            onBump={(lines) => end(ticket, lines)}
            onTakeBack={(lines) => void recall(ticket.order, lines)}
          />
        ))}
      </KitchenGrid>
      <AllDayRail dishes={allDay(tickets)} onRecall={() => setIsRecalling(true)} />
      <Recalled
        isOpen={isRecalling}
        place={place}
        onClose={() => setIsRecalling(false)}
        onRecalled={setSaid}
      />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

/** Says while this screen is in sight that somebody watches the station, and keeps it awake. */
function useWatching(stationId: string): void {
  const { storeId } = useStore();
  useWakeLock(true);
  useQuery({
    queryKey: ['stores', storeId, 'watching', stationId],
    queryFn: () =>
      call('POST /api/stores/:storeId/stations/:stationId/watch', {
        params: { storeId, stationId },
        body: {},
      }).then(() => null),
    refetchInterval: WATCH_EVERY_MS,
    staleTime: 0,
  });
}

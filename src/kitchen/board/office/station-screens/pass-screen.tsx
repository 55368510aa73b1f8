import { useMemo } from 'react';
import { useKitchen } from '#kitchen/stations/office/face/use-kitchen.ts';
import { isUnwatched } from '#kitchen/stations/rules/watched.ts';
import type { KitchenLine } from '#kitchen/tickets/rules/kitchen-lines.ts';
import { PASS, passTickets, stationTickets } from '#kitchen/tickets/rules/station-tickets.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useTexts } from '#texts/office/index.ts';
import { Failure } from '#ui/office/notices/failure.tsx';
import { useTimed } from '#ui/office/now.ts';
import { useDesk, useDeskActions } from '../desk/desk-context.ts';
import { useWakeLock } from '../desk/use-shift.ts';
import { isAllReady } from '../orders/lines.ts';
import { NotesBar } from '../strips/notes-bar.tsx';
import styles from './kitchen.module.css';
import { KitchenGrid } from './kitchen-grid.tsx';
import { KitchenHead } from './kitchen-head.tsx';
import { PassCard } from './pass-card.tsx';

/** Where orders leave the kitchen: each with how far its stations are. What is ready comes first. */
export function PassScreen() {
  const { stations: t } = useTexts();
  useWakeLock(true);
  const { orders, isLoading: isWaiting, error: failed } = useDesk();
  const { refetch: refetchOrders } = useDeskActions();
  const { stations, stationOfLine, marksOf, isLoading, error, refetch } = useKitchen();
  const minute = useTimed((now) => Math.floor(now / MINUTE));
  const tickets = useMemo(() => {
    const all = passTickets(orders, minute * MINUTE);
    return [
      ...all.filter(({ order }) => isAllReady(order)),
      ...all.filter(({ order }) => !isAllReady(order)),
    ];
  }, [orders, minute]);
  const unwatched = useMemo(
    () =>
      stations.filter((station) => {
        const { _id } = station;
        const place = { id: _id, cooks: (line: KitchenLine) => stationOfLine(line)?._id === _id };
        return isUnwatched(station) && stationTickets(orders, place, minute * MINUTE).length > 0;
      }),
    [stations, stationOfLine, orders, minute],
  );
  if (error) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  if (failed) return <Failure title={t.failed} error={failed} onRetry={refetchOrders} />;
  const isBusy = isLoading || isWaiting;
  const ready = tickets.filter(({ order }) => isAllReady(order)).length;
  return (
    <div className={styles.page} data-fills="kitchen">
      <KitchenHead
        shown={PASS}
        summary={isBusy ? '' : t.atPass(ready, tickets.length - ready)}
        warning={
          isBusy || unwatched.length === 0 ? '' : t.unwatched(unwatched.map(({ name }) => name).join(', '))
        }
      />
      <div className={styles.body}>
        <KitchenGrid isBusy={isBusy} isEmpty={tickets.length === 0}>
          {!isBusy &&
            tickets.map((ticket) => (
              <PassCard
                key={ticket.order._id}
                ticket={ticket}
                stations={stations}
                stationOfLine={stationOfLine}
                marksOf={marksOf}
              />
            ))}
        </KitchenGrid>
      </div>
      <NotesBar />
    </div>
  );
}

import type { StationView } from '#domain/api/stations.ts';
import { type KitchenLine, PASS, progressOf, type StationTicket } from '#domain/kitchen/station-tickets.ts';
import { SERVED } from '#domain/order/order.ts';
import { servedWay } from '#domain/serving/served-way.ts';
import { Button } from '../../../components/button.tsx';
import { TickIcon } from '../../../components/icons.tsx';
import { useStore } from '../../../session/current-store.ts';
import { useTexts } from '../../../texts/index.ts';
import { useMove } from '../desk/use-move.ts';
import { isAllReady, mergeItems } from '../orders/lines.ts';
import { nextState, numberOf } from '../orders/tickets.ts';
import { useAgeLevel } from '../tickets/age-pill.tsx';
import frame from './kitchen-ticket.module.css';
import { KitchenTicket } from './kitchen-ticket.tsx';
import styles from './pass-card.module.css';

interface PassCardProps {
  ticket: StationTicket;
  stations: readonly StationView[];
  stationOfLine: (line: KitchenLine) => StationView | null;
}

/** An order at the pass, with its stations. It is handed over once all of them are ready. */
export function PassCard({ ticket, stations, stationOfLine }: PassCardProps) {
  const { order } = ticket;
  const t = useTexts();
  const { role } = useStore();
  const { move, isMoving } = useMove();
  const isReady = isAllReady(order);
  const step = t.board.served[servedWay(order)];
  return (
    <KitchenTicket
      ticket={ticket}
      place={PASS}
      level={useAgeLevel(order)}
      isReady={isReady}
      step={
        isReady &&
        nextState(order, role) !== null && (
          <Button
            look="main"
            className={frame.step}
            aria-label={`${step}, ${numberOf(order)}`}
            isBusy={isMoving}
            onClick={() => move({ order, to: SERVED })}
          >
            {step}
          </Button>
        )
      }
    >
      <ul className={styles.stations}>
        {progressOf(order, stations, stationOfLine).map(({ station, ready, lines }) => (
          <li key={station._id} className={ready === lines.length ? styles.done : styles.station}>
            <strong className={styles.name}>
              {ready === lines.length && <TickIcon size={20} />}
              {station.name}
            </strong>
            <span className={styles.progress}>{t.desk.readyOf(ready, lines.length)}</span>
            <span className={styles.dishes}>
              {mergeItems(lines)
                .map(({ quantity, label }) => `${quantity}× ${label}`)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </KitchenTicket>
  );
}

import type { StationView } from '#kitchen/stations/wire/stations.ts';
import type { KitchenLine } from '#kitchen/tickets/rules/kitchen-lines.ts';
import type { LineMarks, lineMarks } from '#kitchen/tickets/rules/line-marks.ts';
import {
  PASS,
  progressOf,
  type StationProgress,
  type StationTicket,
} from '#kitchen/tickets/rules/station-tickets.ts';
import { SERVED } from '#ordering/orders/rules/order.ts';
import { servedWay } from '#ordering/serving/rules/served-way.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { TickIcon } from '#ui/office/icons.tsx';
import { useMove } from '../desk/use-move.ts';
import { isAllReady, type MergedLine, mergeItems } from '../orders/lines.ts';
import { nextState, numberOf } from '../orders/tickets.ts';
import { useAgeLevel } from '../tickets/age-pill.tsx';
import { LineDetails } from '../tickets/line-details.tsx';
import frame from './kitchen-ticket.module.css';
import { KitchenTicket } from './kitchen-ticket.tsx';
import styles from './pass-card.module.css';
import { useBump } from './use-bump.ts';

interface PassCardProps {
  ticket: StationTicket;
  stations: readonly StationView[];
  stationOfLine: (line: KitchenLine) => StationView | null;
  marksOf: ReturnType<typeof lineMarks>;
}

/** An order at the pass, with its stations. It is handed over once all of them are ready. */
export function PassCard({ ticket, stations, stationOfLine, marksOf }: PassCardProps) {
  const { order } = ticket;
  const t = useTexts();
  const { role } = useStore();
  const { move, isMoving } = useMove();
  const { bump } = useBump();
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
            data-next
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
        {progressOf(order, [...stations, null], stationOfLine).map(({ station, ready, lines }) => (
          <li key={station?._id ?? ''}>
            <Station
              station={station}
              ready={ready}
              lines={lines}
              marksOf={(line) => marksOf(line, order.sitting?.needs?.avoid)}
              onBump={() =>
                void bump(
                  order,
                  lines.filter((line) => !line.ready),
                )
              }
            />
          </li>
        ))}
      </ul>
    </KitchenTicket>
  );
}

interface StationProps extends StationProgress<StationView | null> {
  marksOf: (line: MergedLine) => LineMarks;
  onBump: () => void;
}

/** How far a station is, or the kitchen where there are none. Where it has no screen, a tap says that it is ready. */
function Station({ station, ready, lines, marksOf, onBump }: StationProps) {
  const t = useTexts();
  const isDone = ready === lines.length;
  const words = (
    <>
      <strong className={styles.name}>
        {isDone && <TickIcon size={20} />}
        {station?.name ?? t.stations.kitchen}
      </strong>
      <span className={styles.progress}>{t.desk.readyOf(ready, lines.length)}</span>
      {mergeItems(lines).map((line) => (
        <span key={line.key} className={styles.dishes}>
          {`${line.quantity}× ${line.label}`}
          <LineDetails line={line} optionClass={styles.option} marks={marksOf(line)} />
        </span>
      ))}
    </>
  );
  if (isDone) return <div className={styles.done}>{words}</div>;
  return (
    <button type="button" className={styles.station} onClick={onBump}>
      {words}
      <span className="visually-hidden">{t.stations.bumpLine}</span>
    </button>
  );
}

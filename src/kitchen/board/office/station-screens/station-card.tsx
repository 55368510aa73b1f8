import { makeLevel, makeMinutes, worstOf } from '#kitchen/stations/rules/make-time.ts';
import type { StationView } from '#kitchen/stations/wire/stations.ts';
import type { KitchenLine } from '#kitchen/tickets/rules/kitchen-lines.ts';
import type { LineMarks, lineMarks } from '#kitchen/tickets/rules/line-marks.ts';
import type { StationTicket } from '#kitchen/tickets/rules/station-tickets.ts';
import { beganAt } from '#ordering/courses/rules/held-items.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { agesOf } from '#restaurant/stores/rules/board.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { TickIcon } from '#ui/office/icons.tsx';
import { useTimed } from '#ui/office/now.ts';
import { type StationLine, stationLines } from '../orders/lines.ts';
import { numberOf } from '../orders/tickets.ts';
import { LineDetails } from '../tickets/line-details.tsx';
import frame from './kitchen-ticket.module.css';
import { KitchenTicket } from './kitchen-ticket.tsx';
import styles from './station-card.module.css';

interface StationCardProps {
  ticket: StationTicket;
  station: StationView;
  marksOf: ReturnType<typeof lineMarks>;
  /** Its key on a bump bar. */
  bumpKey: string | undefined;
  onBump: (lines: readonly KitchenLine[]) => void;
  onTakeBack: (lines: readonly KitchenLine[]) => void;
}

/** One ticket at a station. Each line is a button, and so is the whole. A line that is ready keeps its place. */
export function StationCard({ ticket, station, marksOf, bumpKey, onBump, onTakeBack }: StationCardProps) {
  const { order, lines, open } = ticket;
  const { stations: t } = useTexts();
  return (
    <KitchenTicket
      ticket={ticket}
      place={station._id}
      level={useTicketLevel(order, open, station)}
      bumpKey={bumpKey}
      minutesOf={(itemId) => makeMinutes(station, itemId)}
      step={
        open.length > 0 && (
          <Button
            look="main"
            className={frame.step}
            data-next
            aria-label={t.bumpOf(numberOf(order))}
            onClick={() => onBump(open)}
          >
            {t.bump}
          </Button>
        )
      }
    >
      <ul className={styles.lines}>
        {stationLines(lines).map((line) => (
          <li key={line.key}>
            <Line
              line={line}
              marks={marksOf(line, order.sitting?.needs?.avoid)}
              onTap={() => (line.ready ? onTakeBack : onBump)(line.tapped)}
            />
          </li>
        ))}
      </ul>
    </KitchenTicket>
  );
}

interface LineProps {
  line: StationLine;
  marks: LineMarks;
  onTap: () => void;
}

function Line({ line, marks, onTap }: LineProps) {
  const t = useTexts();
  return (
    <button type="button" className={styles.line} aria-pressed={line.ready} onClick={onTap}>
      <span className={styles.quantity}>{`${line.quantity}×`}</span>
      <span className={styles.words}>
        <span className={styles.label}>{line.label}</span>
        {line.added && <span className={styles.added}>{t.desk.isAdded}</span>}
        <LineDetails line={line} optionClass={styles.option} marks={marks} />
        <span className="visually-hidden">{`, ${t.stations.bump}`}</span>
      </span>
      <TickIcon size={22} />
    </button>
  );
}

/** By what each dish takes, or else by what its order takes. */
function useTicketLevel(
  { orderType, estimate, ...order }: StationTicket['order'],
  open: StationTicket['open'],
  station: StationView,
) {
  const { board, orderConfigs } = useStore().profile;
  const typeId = orderConfigs.find(({ label }) => label === orderType)?._id;
  const ages = agesOf(board, typeId, estimate);
  return useTimed((now) =>
    worstOf(
      open.map((line) => makeLevel(now - beganAt(order, [line]), makeMinutes(station, line.itemID), ages)),
    ),
  );
}

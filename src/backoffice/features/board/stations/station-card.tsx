import type { StationView } from '#domain/api/stations.ts';
import type { KitchenLine, StationTicket } from '#domain/kitchen/station-tickets.ts';
import { makeLevel, makeMinutes, worstOf } from '#domain/stations/make-time.ts';
import { agesOf } from '#domain/store/board.ts';
import { beginsAt } from '#domain/time/pickup.ts';
import { Button } from '../../../components/button.tsx';
import { TickIcon } from '../../../components/icons.tsx';
import { useTimed } from '../../../components/now.ts';
import { useStore } from '../../../session/current-store.ts';
import { useTexts } from '../../../texts/index.ts';
import { type MergedLine, mergeItems } from '../orders/lines.ts';
import { headOf, numberOf } from '../orders/tickets.ts';
import { AgePill } from '../tickets/age-pill.tsx';
import marks from '../tickets/marks.module.css';
import { DishNote, OrderNote } from '../tickets/notes.tsx';
import { useAbout, useOrderLabel } from '../tickets/use-order-texts.ts';
import styles from './station-card.module.css';
import { StruckLines } from './struck-lines.tsx';

interface StationCardProps {
  ticket: StationTicket;
  station: StationView;
  /** Its place on the screen, which is its key on a bump bar. */
  number: number;
  onBump: (lines: readonly KitchenLine[]) => void;
}

const MOST_KEYS = 9;

/** One ticket at a station. Each line is a button, and so is the whole. */
export function StationCard({ ticket, station, number, onBump }: StationCardProps) {
  const { order, open } = ticket;
  const { stations: t } = useTexts();
  const labelOf = useOrderLabel();
  const { lead, more, where } = useAbout(order);
  const level = useTicketLevel(order, open, station);
  return (
    <article
      className={`${styles.ticket} ${marks[level]}`}
      aria-label={labelOf(order)}
      data-ticket={order._id}
    >
      <header className={styles.head}>
        {number <= MOST_KEYS && (
          <kbd className={styles.key} aria-label={t.key(number)}>
            {number}
          </kbd>
        )}
        <h2 className={styles.number}>{headOf(order)}</h2>
        <AgePill begun={beginsAt(order)} level={level} />
        <p className={styles.about}>{[lead, more, where].filter(Boolean).join(' · ')}</p>
      </header>
      <StruckLines ticket={ticket} place={station._id} />
      <ul className={styles.lines}>
        {mergeItems(open).map((line) => (
          <li key={line.key}>
            <Line line={line} onBump={() => onBump(open.filter(({ _id }) => line.ids.includes(_id)))} />
          </li>
        ))}
      </ul>
      <OrderNote text={order.remarks} />
      {open.length > 0 && (
        <Button
          look="main"
          className={styles.end}
          aria-label={t.bumpOf(numberOf(order))}
          onClick={() => onBump(open)}
        >
          {t.bump}
        </Button>
      )}
    </article>
  );
}

function Line({ line, onBump }: { line: MergedLine; onBump: () => void }) {
  const t = useTexts();
  return (
    <button type="button" className={styles.line} onClick={onBump}>
      <span className={styles.quantity}>{`${line.quantity}×`}</span>
      <span className={styles.words}>
        {line.label}
        {line.added && <span className={styles.added}>{t.desk.isAdded}</span>}
        {line.options.map((option) => (
          <span key={option} className={styles.option}>
            {option}
          </span>
        ))}
        <DishNote text={line.note} />
        <span className="visually-hidden">{t.stations.bumpLine}</span>
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
  const begun = beginsAt(order);
  return useTimed((now) =>
    worstOf(open.map(({ itemID }) => makeLevel(now - begun, makeMinutes(station, itemID), ages))),
  );
}

import { memo } from 'react';
import type { StaffOrderView } from '#domain/api/order.ts';
import { isAllergy } from '#domain/menu/allergy.ts';
import { beginsAt } from '#domain/time/pickup.ts';
import { Button } from '../../parts/button.tsx';
import { AlertIcon, TickIcon } from '../../parts/icons.tsx';
import { useNames, useTexts } from '../../texts/index.ts';
import { AgePill, useAgeLevel } from './age-pill.tsx';
import columnStyles from './column.module.css';
import { useDeskActions } from './desk-context.ts';
import { DishNote } from './dish-note.tsx';
import styles from './expo-view.module.css';
import { isAllReady, linesOf, type TicketLine } from './lines.ts';
import { useOpenings } from './openings.ts';
import edge from './ticket-edge.module.css';
import { headOf, isHeadNumber, openOrders, placeOf, stateOf, typeOf } from './tickets.ts';
import { hasItem } from './to-cook.ts';
import { useMove } from './use-move.ts';
import { useStepGuard } from './use-step-guard.ts';
import { useWhere } from './use-where.ts';
import type { ViewProps } from './view-props.ts';

/** One row for each order, for whoever hands over: what is ready, what is missing. */
export function ExpoView({ orders, isLoading, newIds, additions, litItem }: ViewProps) {
  const t = useTexts();
  const onStep = useStepGuard(() => null);
  const rows = openOrders(orders);
  return (
    <section
      className={styles.view}
      aria-labelledby="expo-view"
      aria-busy={isLoading}
      onClickCapture={onStep}
    >
      <h2 id="expo-view" className="visually-hidden">
        {t.desk.views.expo}
      </h2>
      {isLoading && <div className={columnStyles.skeleton} />}
      {!isLoading && rows.length === 0 && <p className={styles.none}>{t.desk.nothingOpen}</p>}
      {rows.map((order) => (
        <Row
          key={order._id}
          order={order}
          isNew={newIds.has(order._id)}
          isLit={litItem !== null && hasItem(order, litItem)}
          addedTo={additions.get(order._id) ?? null}
        />
      ))}
    </section>
  );
}

interface RowProps {
  order: StaffOrderView;
  isNew: boolean;
  isLit: boolean;
  addedTo: number | null;
}

const Row = memo(function Row({ order, isNew, isLit, addedTo }: RowProps) {
  const t = useTexts();
  const { nameOf } = useNames();
  const { hear } = useDeskActions();
  const { more } = useOpenings();
  const { move, isMoving } = useMove();
  const level = useAgeLevel(order);
  const isReady = isAllReady(order);
  const where = useWhere(order);
  const about = [
    isHeadNumber(order) ? order.user.name : t.board.order(order.orderNo),
    addedTo === null ? '' : t.desk.addedTo(addedTo),
    t.states[stateOf(order)],
  ];
  return (
    <article
      className={`${styles.row} ${isReady ? styles.ready : edge[level]} ${isLit ? edge.lit : ''}`}
      aria-label={t.board.label(
        order.orderNo,
        placeOf(order, nameOf(typeOf(order))),
        t.states[stateOf(order)],
      )}
      data-order={order.orderNo}
      data-ticket={order._id}
      tabIndex={-1}
      onClickCapture={() => isNew && hear([order._id])}
    >
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => more(order._id)}>
        <span className={styles.number}>{headOf(order)}</span>
        <span className={styles.about}>
          <span>
            {isNew && <span className={styles.new}>{t.board.new}</span>}
            {nameOf(typeOf(order))}
          </span>
          {where && <span className={styles.where}>{where}</span>}
          <span className={styles.soft}>{about.filter(Boolean).join(' · ')}</span>
        </span>
      </button>
      <div className={styles.middle}>
        <ul className={styles.lines} aria-label={t.desk.items}>
          {linesOf(order.items).map((line) => (
            <li key={line.key} data-line>
              <Chip order={order} line={line} />
            </li>
          ))}
        </ul>
        {order.remarks && (
          <p className={isAllergy(order.remarks) ? styles.allergy : styles.note}>
            {isAllergy(order.remarks) && <AlertIcon size={18} />}
            {order.remarks}
          </p>
        )}
      </div>
      <AgePill begun={beginsAt(order)} level={level} />
      <Button
        look={isReady ? 'main' : 'plain'}
        className={styles.step}
        data-next
        aria-label={t.board.nextOf(t.desk.handOver, order.orderNo)}
        isBusy={isMoving}
        onClick={() => move({ order, to: 4 })}
      >
        {t.desk.handOver}
      </Button>
    </article>
  );
});

function Chip({ order, line }: { order: StaffOrderView; line: TicketLine }) {
  const t = useTexts();
  const { markReady } = useDeskActions();
  const name = `${line.quantity}× ${line.label}`;
  if (line.discarded) {
    return (
      <span className={`${styles.chip} ${styles.removed}`}>
        <s>{name}</s>
        <span className="visually-hidden">{`, ${t.board.removed}`}</span>
      </span>
    );
  }
  return (
    <label className={`${styles.chip} ${line.ready ? styles.made : styles.missing}`}>
      <input
        type="checkbox"
        className="visually-hidden"
        checked={line.ready}
        aria-label={t.desk.tick(name)}
        onChange={(event) => void markReady(order, line.ids, event.target.checked)}
      />
      {line.ready && <TickIcon size={18} />}
      <span>
        {name}
        {line.options.length > 0 && <span className={styles.options}>{line.options.join(' · ')}</span>}
        <DishNote text={line.note} />
      </span>
    </label>
  );
}

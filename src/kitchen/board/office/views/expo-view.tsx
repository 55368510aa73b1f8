import { memo } from 'react';
import { beginsAt } from '#kitchen/promise/rules/pickup.ts';
import { heldCourses } from '#ordering/courses/rules/held-items.ts';
import { isAllergy } from '#ordering/menu/rules/diets/allergy.ts';
import { SERVED } from '#ordering/orders/rules/order.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { servedWay } from '#ordering/serving/rules/served-way.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { AlertIcon, BagIcon, TickIcon } from '#ui/office/icons.tsx';
import { FireStep } from '../courses/fire-step.tsx';
import { useDeskActions } from '../desk/desk-context.ts';
import { useMove } from '../desk/use-move.ts';
import { useTick } from '../desk/use-tick.ts';
import { isAllReady, type MergedLine, mergeItems } from '../orders/lines.ts';
import {
  headOf,
  isHeadNumber,
  isPickup,
  ordersToCook,
  ordersToHandOver,
  stateOf,
} from '../orders/tickets.ts';
import { needsItem } from '../orders/to-cook.ts';
import { AgePill, useAgeLevel } from '../tickets/age-pill.tsx';
import { LineDetails } from '../tickets/line-details.tsx';
import marks from '../tickets/marks.module.css';
import { TableNeeds } from '../tickets/notes.tsx';
import { useOpenings } from '../tickets/openings.ts';
import { useAbout, useOrderLabel } from '../tickets/use-order-texts.ts';
import columnStyles from './column.module.css';
import styles from './expo-view.module.css';
import { useStepGuard } from './use-step-guard.ts';
import type { ViewProps } from './view-tickets.tsx';

/** One row for each open order, for whoever hands over: what is ready comes first. */
export function ExpoView({ orders, isLoading, newIds, additions, litItem }: ViewProps) {
  const t = useTexts();
  const onStep = useStepGuard(() => null);
  const rows = [...ordersToHandOver(orders), ...ordersToCook(orders)];
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
          isLit={litItem !== null && needsItem(order, litItem)}
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
  const { acknowledge } = useDeskActions();
  const { openOrder } = useOpenings();
  const { move, isMoving } = useMove();
  const level = useAgeLevel(order);
  const isReady = isAllReady(order);
  const isHolding = heldCourses(order).length > 0;
  const wanted = mergeItems(order.items).filter(({ discarded }) => !discarded);
  const made = wanted.filter(({ ready }) => ready).length;
  const { lead, more, where } = useAbout(order);
  const labelOf = useOrderLabel();
  const about = [more, addedTo === null ? '' : t.desk.addedTo(addedTo), t.states[stateOf(order)]];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key's click on a button inside arrives here too.
    <article
      className={`${styles.row} ${isReady ? styles.ready : marks[level]} ${isLit ? marks.lit : ''}`}
      aria-label={labelOf(order)}
      data-order={order.orderNo}
      data-ticket={order._id}
      tabIndex={-1}
      // Any touch silences it. Not while capturing: the checkbox would be drawn anew before it has changed.
      onClick={() => isNew && acknowledge([order._id])}
    >
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={() => openOrder(order._id)}
      >
        <span className={styles.number}>{headOf(order)}</span>
        <span className={styles.about}>
          <span className={isHeadNumber(order) ? styles.guest : undefined}>
            {isNew && <span className={styles.new}>{t.board.new}</span>}
            {isPickup(order) && <BagIcon size={18} />}
            <span>{lead}</span>
          </span>
          {where && <span className={styles.where}>{where}</span>}
          <span className={styles.soft}>{about.filter(Boolean).join(' · ')}</span>
        </span>
      </button>
      <div className={styles.middle}>
        <TableNeeds order={order} />
        <ul className={styles.dishes} aria-label={t.desk.items}>
          {mergeItems(order.items).map((line) => (
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
      <div className={styles.standing}>
        <AgePill begun={beginsAt(order)} level={level} />
        <span className={`${styles.progress} ${isReady ? styles.complete : ''}`}>
          {t.desk.readyOf(made, wanted.length)}
        </span>
      </div>
      {isHolding ? (
        <FireStep order={order} className={styles.step} />
      ) : (
        <Button
          look={isReady ? 'main' : 'plain'}
          className={styles.step}
          data-next
          aria-label={t.board.nextOf(t.board.served[servedWay(order)], order.orderNo)}
          isBusy={isMoving}
          onClick={() => move({ order, to: SERVED })}
        >
          {t.board.served[servedWay(order)]}
        </Button>
      )}
    </article>
  );
});

function Chip({ order, line }: { order: StaffOrderView; line: MergedLine }) {
  const t = useTexts();
  const { isTicked, tick } = useTick(order, line);
  const name = `${line.quantity}× ${line.label}`;
  if (line.discarded) {
    return (
      <span className={`${styles.chip} ${styles.removed}`}>
        <s>{name}</s>
        <span className="visually-hidden">{`, ${t.board.removed}`}</span>
      </span>
    );
  }
  if (line.hold !== null)
    return (
      <span className={styles.chip}>
        <span>
          {name}
          <span className={styles.options}>{t.courses.hold}</span>
          <LineDetails line={line} optionClass={styles.options} />
        </span>
      </span>
    );
  return (
    <label className={`${styles.chip} ${isTicked ? `${styles.made} ${common.good}` : ''}`}>
      <input
        type="checkbox"
        className="visually-hidden"
        checked={isTicked}
        aria-label={t.desk.tick(name)}
        onChange={(event) => tick(event.target.checked)}
      />
      {isTicked && <TickIcon size={18} />}
      <span>
        {name}
        {line.added && <span className={styles.added}>{t.desk.isAdded}</span>}
        <LineDetails line={line} optionClass={styles.options} />
      </span>
    </label>
  );
}

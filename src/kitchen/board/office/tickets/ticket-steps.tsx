import { heldCourses } from '#ordering/courses/rules/held-items.ts';
import { PREPARING, SERVED } from '#ordering/orders/rules/order.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { servedWay } from '#ordering/serving/rules/served-way.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { useAllReady, useMove } from '../desk/use-move.ts';
import { nextState, stateOf } from '../orders/tickets.ts';
import styles from './ticket-card.module.css';

interface NextStepProps {
  order: StaffOrderView;
  className?: string | undefined;
  isMain?: boolean;
}

/** The button that leads to the order's next state. */
export function NextStep({ order, className = styles.step, isMain = true }: NextStepProps) {
  const t = useTexts();
  const { role } = useStore();
  const { move, isMoving } = useMove();
  const to = nextState(order, role);
  if (to === null) return null;
  // What is held would be handed over without being cooked.
  if (to === SERVED && heldCourses(order).length > 0) return null;
  const action =
    to === SERVED ? t.board.served[servedWay(order)] : (t.board.next[order.state] ?? t.states[to]);
  return (
    <Button
      look={isMain ? 'main' : 'tinted'}
      className={className}
      data-next
      aria-label={t.board.nextOf(action, order.orderNo)}
      isBusy={isMoving}
      onClick={() => move({ order, to })}
    >
      {action}
    </Button>
  );
}

/** The steps of the kitchen: begin, and all ready. */
export function CookSteps({ order }: { order: StaffOrderView }) {
  const t = useTexts();
  const { move, isMoving } = useMove();
  const makeReady = useAllReady();
  const isBegun = stateOf(order) >= PREPARING;
  return (
    <>
      {!isBegun && (
        <Button
          className={styles.step}
          aria-label={t.board.nextOf(t.desk.begin, order.orderNo)}
          isBusy={isMoving}
          onClick={() => move({ order, to: PREPARING })}
        >
          {t.desk.begin}
        </Button>
      )}
      <Button
        look="main"
        className={styles.step}
        data-next
        aria-label={t.board.nextOf(t.desk.allReady, order.orderNo)}
        onClick={() => void makeReady(order)}
      >
        {t.desk.allReady}
      </Button>
    </>
  );
}

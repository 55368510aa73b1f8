import type { StaffOrderView } from '#domain/api/order.ts';
import { Button } from '../../parts/button.tsx';
import { useStore } from '../../parts/current-store.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './ticket.module.css';
import { nextState, PREPARING, stateOf } from './tickets.ts';
import { useMove } from './use-move.ts';
import { useAllReady } from './use-steps.ts';

/** One touch moves a ticket on. */
export function NextStep({ order }: { order: StaffOrderView }) {
  const t = useTexts();
  const { role } = useStore();
  const { move, isMoving } = useMove();
  const to = nextState(order, role);
  if (to === null) return null;
  const action = t.board.next[order.state] ?? t.states[to];
  return (
    <Button
      look="main"
      className={styles.step}
      data-next
      aria-label={t.board.nextOf(action, order.orderNo)}
      isBusy={isMoving}
      onClick={() => move({ order, to })}
    >
      {action}
    </Button>
  );
}

/** At the stove: begin with it, be done with it. */
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

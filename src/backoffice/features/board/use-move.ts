import { useMutation } from '@tanstack/react-query';
import type { StaffOrderView } from '#domain/api/order.ts';
import { AppError } from '#domain/errors.ts';
import { canMove, isOrderState, type OrderState } from '#domain/order/order.ts';
import { changeState } from '../../api/orders.ts';
import { useStore } from '../../parts/current-store.ts';
import { errorText, useTexts } from '../../texts/index.ts';
import { useDeskActions } from './desk-context.ts';
import { stateOf } from './tickets.ts';

export interface Move {
  order: StaffOrderView;
  to: OrderState;
  reason?: string;
  /** Somebody else tells of it. */
  isQuiet?: boolean;
}

/** Moves an order from the state in which it is seen; where somebody was faster, it says so and does nothing more. */
export function useMove() {
  const t = useTexts();
  const { storeId } = useStore();
  const { tell, look, hear, addNote, removeNote } = useDeskActions();
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: ({ order, to, reason }: Move) =>
      changeState(storeId, order._id, { from: stateOf(order), to, ...(reason ? { reason } : {}) }),
    onMutate: ({ order, isQuiet = false }) => {
      hear([order._id]);
      // The way back of the step before leads nowhere now.
      if (!isQuiet) removeNote(order._id);
    },
    onSuccess: (moved, { order, to, isQuiet = false }) => {
      tell(moved);
      if (isQuiet) return;
      const back = stateOf(order);
      addNote({
        orderId: order._id,
        text: t.board.moved(t.board.order(order.orderNo), t.states[to]),
        undo: canMove(to, back) ? { what: 'move', order: moved, to: back } : null,
        isFault: false,
      });
    },
    onError: (error, { order }) => {
      look();
      const text = changedBySomebody(error, order) ?? errorText(t, error);
      addNote({ orderId: order._id, text, undo: null, isFault: true });
    },
  });

  function changedBySomebody(error: Error, order: StaffOrderView): string | null {
    if (!(error instanceof AppError) || error.code !== 'STATE_CHANGED') return null;
    const state = Number(error.details?.state);
    return isOrderState(state) ? t.board.stateChanged(t.board.order(order.orderNo), t.states[state]) : null;
  }

  return { move: mutate, moveAndWait: mutateAsync, isMoving: isPending };
}

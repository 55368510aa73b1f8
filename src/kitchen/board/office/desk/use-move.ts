import { useMutation } from '@tanstack/react-query';
import { CHANGE_STATE, changeState } from '#ordering/orders/office-api/orders.ts';
import {
  CANCELLED,
  canMove,
  isOrderState,
  type OrderState,
  PREPARING,
} from '#ordering/orders/rules/order.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { errorText, useTexts } from '#texts/office/index.ts';
import { missingIn } from '../orders/lines.ts';
import { stateOf } from '../orders/tickets.ts';
import { useDeskActions } from './desk-context.ts';
import type { Undo } from './use-notes.ts';
import { useStandInForStep } from './use-stand-in-for-step.ts';

export interface Move {
  order: StaffOrderView;
  to: OrderState;
  reason?: string;
  /** No note is shown. */
  isQuiet?: boolean;
}

/** Moves an order from the state that this screen shows. If somebody else was faster, a note says so. */
export function useMove() {
  const t = useTexts();
  const { storeId } = useStore();
  const standInFor = useStandInForStep();
  const { updateOrder, refetch, acknowledge, addNote, removeNote } = useDeskActions();
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: ({ order, to, reason }: Move) => {
      const body = { from: stateOf(order), to, ...(reason ? { reason } : {}) };
      const params = { storeId, orderId: order._id };
      // Cancelling takes off money, and may need a manager.
      const standIn =
        to === CANCELLED ? undefined : standInFor(order, { at: CHANGE_STATE, given: { params, body } });
      return changeState(storeId, order._id, body, standIn);
    },
    onMutate: ({ order, isQuiet = false }) => {
      acknowledge([order._id]);
      // The undo of an earlier step would be refused from now on.
      if (!isQuiet) removeNote(order._id);
    },
    onSuccess: (moved, { order, to, isQuiet = false }) => {
      updateOrder(moved);
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
      refetch();
      const text = stateChangedText(error, order) ?? errorText(t, error);
      addNote({ orderId: order._id, text, undo: null, isFault: true });
    },
  });

  function stateChangedText(error: Error, order: StaffOrderView): string | null {
    if (!(error instanceof AppError) || error.code !== 'STATE_CHANGED') return null;
    const state = Number(error.details?.state);
    return isOrderState(state) ? t.board.stateChanged(t.board.order(order.orderNo), t.states[state]) : null;
  }

  return { move: mutate, moveAndWait: mutateAsync, isMoving: isPending };
}

/** Marks all dishes of an order as ready and moves it to "preparing" if it was not there yet. */
export function useAllReady() {
  const t = useTexts();
  const { markReady, addNote } = useDeskActions();
  const { move } = useMove();
  return async (order: StaffOrderView) => {
    const lineIds = missingIn(order);
    if (!(await markReady(order, lineIds, true))) return;
    if (stateOf(order) < PREPARING) move({ order, to: PREPARING, isQuiet: true });
    const text = t.desk.allReadyOf(t.board.order(order.orderNo));
    addNote({ orderId: order._id, text, undo: { what: 'ready', order, lineIds }, isFault: false });
  };
}

export function useUndo() {
  const { markReady, removeNote } = useDeskActions();
  const { move } = useMove();
  return (undo: Undo) => {
    removeNote(undo.order._id);
    if (undo.what === 'move') move(undo);
    else void markReady(undo.order, undo.lineIds, false);
  };
}

import type { StaffOrderView } from '#domain/api/order.ts';
import { useTexts } from '../../texts/index.ts';
import { useDeskActions } from './desk-context.ts';
import { missingIn } from './lines.ts';
import { PREPARING, stateOf } from './tickets.ts';
import { useMove } from './use-move.ts';
import type { Undo } from './use-notes.ts';

/** All of an order is made, in one touch: the kitchen is done with it. */
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

import { useCallback, useEffect, useRef, useState } from 'react';
import type { OrderState } from '#ordering/orders/rules/order.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';

const UNDO_MS = 8_000;
const FAULT_MS = 12_000;
const MOST_NOTES = 2;

export type Undo =
  | { what: 'move'; order: StaffOrderView; to: OrderState }
  | { what: 'ready'; order: StaffOrderView; lineIds: readonly string[] };

/** A note at the foot of the board: what was done with an order, or why it failed. */
export interface Note {
  orderId: string;
  text: string;
  undo: Undo | null;
  isFault: boolean;
}

/** The latest notes, at most one for each order. Each is removed after some seconds. */
export function useNotes() {
  const [notes, setNotes] = useState<readonly Note[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  const removeNote = useCallback(
    (orderId: string) => setNotes((before) => before.filter((note) => note.orderId !== orderId)),
    [],
  );
  const addNote = useCallback((latest: Note) => {
    setNotes((before) =>
      [...before.filter(({ orderId }) => orderId !== latest.orderId), latest].slice(-MOST_NOTES),
    );
    const expire = () => {
      timers.current.delete(timer);
      setNotes((before) => before.filter((note) => note !== latest));
    };
    const timer = setTimeout(expire, latest.isFault ? FAULT_MS : UNDO_MS);
    timers.current.add(timer);
  }, []);
  return { notes, addNote, removeNote };
}

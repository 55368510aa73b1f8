import { createContext, use } from 'react';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import type { Sound } from './use-chime.ts';
import type { StreamState } from './use-live-store.ts';
import type { Note } from './use-notes.ts';

/** The live state that all screens of a store share. */
export interface Desk {
  orders: readonly StaffOrderView[];
  /** Orders that ring. */
  fresh: readonly StaffOrderView[];
  /** Ids of calls from tables that ring. */
  calling: readonly string[];
  isLoading: boolean;
  error: Error | null;
  connection: StreamState;
  sound: Sound;
  notes: readonly Note[];
}

/** Stable, so that a ticket that uses it does not render again. */
export interface DeskActions {
  /** Takes over a newer version of an order. */
  updateOrder: (order: StaffOrderView) => void;
  refetch: () => void;
  /** Silences orders and calls on this screen. */
  acknowledge: (ids: readonly string[]) => void;
  /** Resolves to false when the server refuses. */
  markReady: (order: StaffOrderView, lineIds: readonly string[], ready: boolean) => Promise<boolean>;
  addNote: (note: Note) => void;
  removeNote: (orderId: string) => void;
}

export const DeskContext = createContext<Desk | null>(null);
export const DeskActionsContext = createContext<DeskActions | null>(null);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (desk === null) throw new Error('useDesk outside of DeskProvider');
  return desk;
}

export function useDeskActions(): DeskActions {
  const actions = use(DeskActionsContext);
  if (actions === null) throw new Error('useDeskActions outside of DeskProvider');
  return actions;
}

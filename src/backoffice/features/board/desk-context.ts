import { createContext, use } from 'react';
import type { StaffOrderView } from '#domain/api/order.ts';
import type { Sound } from './use-chime.ts';
import type { Connection } from './use-live-store.ts';
import type { Note } from './use-notes.ts';

/** What all screens of a store share: its orders as they happen, and the sound that they make. */
export interface Desk {
  orders: readonly StaffOrderView[];
  fresh: readonly StaffOrderView[];
  isLoading: boolean;
  error: Error | null;
  connection: Connection;
  sound: Sound;
  notes: readonly Note[];
}

/** What can be done with them. It stays the same, so that a ticket that uses it need not be drawn anew. */
export interface DeskActions {
  tell: (order: StaffOrderView) => void;
  look: () => void;
  hear: (ids: readonly string[]) => void;
  /** False when the server would not have it. */
  markReady: (order: StaffOrderView, lineIds: readonly string[], ready: boolean) => Promise<boolean>;
  addNote: (note: Note) => void;
  removeNote: (orderId: string) => void;
}

export const DeskContext = createContext<Desk | null>(null);
export const DeskActionsContext = createContext<DeskActions | null>(null);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (desk === null) throw new Error('Outside of the desk');
  return desk;
}

export function useDeskActions(): DeskActions {
  const actions = use(DeskActionsContext);
  if (actions === null) throw new Error('Outside of the desk');
  return actions;
}

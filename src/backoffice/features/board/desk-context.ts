import { createContext, use } from 'react';
import type { OrderView } from '#domain/api/order.ts';
import type { Sound } from './use-chime.ts';
import type { Connection } from './use-live-store.ts';
import type { Notes } from './use-notes.ts';

/** What all screens of a store share: its orders as they happen, and the sound that they make. */
export interface Desk {
  orders: readonly OrderView[];
  fresh: readonly OrderView[];
  isLoading: boolean;
  error: Error | null;
  connection: Connection;
  sound: Sound;
  notes: Notes;
  tell: (order: OrderView) => void;
  look: () => void;
  hear: (ids: readonly string[]) => void;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (desk === null) throw new Error('Outside of the desk');
  return desk;
}

import { type ComponentType, createContext, use } from 'react';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';

/** What the board does with orders. It is passed in, because this feature knows nothing of the board. */
export interface BoardComponents {
  /** The next step of a round, and its ticket with all other steps. */
  RoundSteps: ComponentType<{ orderId: string; isMain?: boolean }>;
  /** Prints, and the bill of all rounds. `orderId` is any of them; `state` is the earliest that a round is in. */
  TabSteps: ComponentType<{ orderId: string; state: number }>;
  /** What was done with orders, with an undo. */
  Notes: ComponentType;
  /** Orders that belong to no sitting. */
  AtTable: ComponentType<{ iden: string }>;
  /** The orders that the board shows. */
  useOrdersShown: () => readonly StaffOrderView[];
}

export const BoardComponentsContext = createContext<BoardComponents | null>(null);

export function useBoardComponents(): BoardComponents {
  const components = use(BoardComponentsContext);
  if (components === null) throw new Error('useBoardComponents outside of the floor');
  return components;
}

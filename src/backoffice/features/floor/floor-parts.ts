import { type ComponentType, createContext, use } from 'react';

/** What the board does with orders. It is passed in, because this feature knows nothing of the board. */
export interface FloorParts {
  /** The next step of a round, and its ticket with all other steps. */
  RoundSteps: ComponentType<{ orderId: string }>;
  /** Prints, and the bill of all rounds. `orderId` is any of them; `state` is the earliest that a round is in. */
  TabSteps: ComponentType<{ orderId: string; state: number }>;
  /** What was done with orders, with an undo. */
  Notes: ComponentType;
  /** Orders that belong to no sitting. */
  AtTable: ComponentType<{ iden: string }>;
}

export const FloorPartsContext = createContext<FloorParts | null>(null);

export function useFloorParts(): FloorParts {
  const parts = use(FloorPartsContext);
  if (parts === null) throw new Error('useFloorParts outside of the floor');
  return parts;
}

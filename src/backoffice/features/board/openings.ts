import { createContext, use } from 'react';

/** What a ticket opens; the same for as long as the board is there. */
export interface Openings {
  more: (orderId: string) => void;
  cancel: (orderId: string) => void;
  item: (orderId: string, lineKey: string) => void;
}

export const OpeningsContext = createContext<Openings | null>(null);

export function useOpenings(): Openings {
  const openings = use(OpeningsContext);
  if (openings === null) throw new Error('Outside of the board');
  return openings;
}

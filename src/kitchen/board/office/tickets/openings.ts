import { createContext, use } from 'react';

/** Opens the dialogs of the board. Stable, so that tickets do not render again. */
export interface Openings {
  openOrder: (orderId: string) => void;
  openCancel: (orderId: string) => void;
  openItem: (orderId: string, lineKey: string) => void;
}

export const OpeningsContext = createContext<Openings | null>(null);

export function useOpenings(): Openings {
  const openings = use(OpeningsContext);
  if (openings === null) throw new Error('useOpenings outside of the board');
  return openings;
}

import { createContext, use } from 'react';
import type { TableView } from '../wire/tables.ts';

/** The tables that were removed last, which can be put back while the screen is open. */
interface Removed {
  removed: TableView[];
  setRemoved: (tables: TableView[]) => void;
}

export const RemovedContext = createContext<Removed>({ removed: [], setRemoved: () => {} });

export const useRemoved = (): Removed => use(RemovedContext);

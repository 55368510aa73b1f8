import { createContext, use } from 'react';
import type { TableView } from '#domain/api/tables.ts';

/** What was removed last and can be brought back, for as long as the screen is open. */
interface Removed {
  removed: TableView[];
  setRemoved: (tables: TableView[]) => void;
}

export const RemovedContext = createContext<Removed>({ removed: [], setRemoved: () => {} });

export const useRemoved = (): Removed => use(RemovedContext);

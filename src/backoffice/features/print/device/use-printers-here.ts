import { useSyncExternalStore } from 'react';
import { onPrintersHere, type PrinterHere, printersHere } from './printers-here.ts';

export const usePrintersHere = (): PrinterHere[] => useSyncExternalStore(onPrintersHere, printersHere);

import { useSyncExternalStore } from 'react';
import type { Link } from './ways.ts';

/** A printer of a store that this device prints for. */
export interface PrinterHere {
  storeId: string;
  printerId: string;
  /** The end of the address at which the device asks for jobs. Whoever has it may ask. */
  token: string;
  link: Link;
}

const PLACE = 'printers-here';
const CHANGED = 'printers-here-changed';

let kept: { text: string | null; printers: PrinterHere[] } = { text: null, printers: [] };

/** The same list as long as nothing has changed. */
function printersHere(): PrinterHere[] {
  const text = localStorage.getItem(PLACE);
  if (text !== kept.text) kept = { text, printers: text === null ? [] : JSON.parse(text) };
  return kept.printers;
}

/** Takes a printer over, or forgets it. */
export function keepPrinter(printerId: string, here: PrinterHere | null): void {
  const others = printersHere().filter((one) => one.printerId !== printerId);
  localStorage.setItem(PLACE, JSON.stringify(here ? [...others, here] : others));
  window.dispatchEvent(new Event(CHANGED));
}

/** Also tells of changes in other tabs. */
function onPrintersHere(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}

export const usePrintersHere = (): PrinterHere[] => useSyncExternalStore(onPrintersHere, printersHere);

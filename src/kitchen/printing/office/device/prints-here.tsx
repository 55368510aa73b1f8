import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { printersQuery } from '../../office-api/printers.ts';
import { type PrinterHere, usePrintersHere } from './printers-here.ts';

/** An order is written down before its tickets are. */
const TICKETS_MS = 700;
/** How often it asks where it hears of orders, and where it doesn't. */
const HEARING_MS = 20_000;
const ALONE_MS = 5_000;
/** While something waits, such as for paper. */
const WAITING_MS = 3_000;

/** Prints on the printers of this device, while the office is open on it. It asks at once after a change of orders. */
export function PrintsHere({ changes }: { changes: unknown }) {
  const { storeId } = useStore();
  const here = usePrintersHere().filter((one) => one.storeId === storeId);
  return here.map((one) => <Hearing key={nameOf(one)} here={one} changes={changes} />);
}

/** The same at a tablet on which nobody is signed in. */
export function PrintsAtRest() {
  return usePrintersHere().map((one) => <Alone key={nameOf(one)} here={one} />);
}

const nameOf = ({ printerId, token }: PrinterHere) => `${printerId} ${token}`;

function Alone({ here }: { here: PrinterHere }) {
  usePrinting(here, ALONE_MS);
  return null;
}

function Hearing({ here, changes }: { here: PrinterHere; changes: unknown }) {
  const { data } = useQuery(printersQuery(here.storeId));
  const waiting = data?.printers.find(({ _id }) => _id === here.printerId)?.waiting ?? 0;
  const wake = usePrinting(here, HEARING_MS);
  useEffect(() => {
    if (waiting === 0) return;
    wake.current();
    const timer = setInterval(() => wake.current(), WAITING_MS);
    return () => clearInterval(timer);
  }, [waiting, wake]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of an order may print something.
  useEffect(() => {
    const timer = setTimeout(() => wake.current(), TICKETS_MS);
    return () => clearTimeout(timer);
  }, [changes]);
  return null;
}

/** Loaded only where there is a printer. */
function usePrinting(here: PrinterHere, idleMs: number) {
  const wake = useRef(() => {});
  useEffect(() => {
    const loading = import('./print-here.ts').then(({ printHere }) => {
      const printing = printHere(here, idleMs);
      wake.current = printing.wake;
      return printing;
    });
    return () => void loading.then(({ stop }) => stop());
  }, [here, idleMs]);
  return wake;
}

import { call } from '#platform/calls/office-api/call.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { onPapers } from '#restaurant/without-the-line/office/papers.ts';
import { endDeviceJob } from '../../office-api/printers.ts';
import { print } from './print-bytes.ts';
import { beginOwn, hasNewOwn, isPrintedAlready, printOwn } from './print-own.ts';
import { keepPrinter, type PrinterHere } from './printers-here.ts';

/** After a failure, so that a printer that is off is not knocked at all the time. */
const REST_MS = 5_000;

type InTurn = <T>(print: () => Promise<T>) => Promise<T>;

/**
 * Prints what comes for a printer until it is stopped. One tab of the browser does it; the others wait for their turn.
 * It asks every `idleMs` while nothing is known to wait, and at once when it is woken.
 */
export function printHere(here: PrinterHere, idleMs: number): { wake: () => void; stop: () => void } {
  const stopping = new AbortController();
  let wake = () => {};
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      wake = resolve;
      setTimeout(resolve, ms);
    });
  let last: Promise<unknown> = Promise.resolve();
  // Nothing is printed while something else is.
  const inTurn: InTurn = (print) => {
    const turn = last.then(print);
    last = turn.catch(() => {});
    return turn;
  };
  const own = () => void inTurn(() => printOwn(here));
  const work = async () => {
    await beginOwn(here);
    const unwatch = onPapers(() => {
      if (hasNewOwn(here)) own();
    });
    while (!stopping.signal.aborted) {
      own();
      await pause((await printNext(here, inTurn)) ?? idleMs);
    }
    unwatch();
  };
  const lock = { signal: stopping.signal };
  void navigator.locks.request(`printer ${here.printerId}`, lock, work).catch(() => {});
  return { wake: () => wake(), stop: () => stopping.abort() };
}

/** Prints one job. Answers how long to wait before the next; null if there was none. */
async function printNext(here: PrinterHere, inTurn: InTurn): Promise<number | null> {
  try {
    const { job, ...look } = await call('POST /print/device/:token', {
      params: { token: here.token },
      body: {},
    });
    if (job === null) return null;
    const failed = isPrintedAlready(here, job) ? null : await inTurn(() => print(here, job, look));
    await endDeviceJob(here.token, job._id, failed ?? { fault: null });
    return failed === null ? 0 : REST_MS;
  } catch (error) {
    // It was removed, or another device prints for it.
    if (error instanceof AppError && error.code === 'PRINTER_NOT_FOUND') keepPrinter(here.printerId, null);
    return REST_MS;
  }
}

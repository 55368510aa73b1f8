import type { DeviceFault, DeviceJob, DeviceResult } from '#domain/api/printing.ts';
import { AppError } from '#domain/errors.ts';
import { encodeEscPos } from '#domain/printing/esc-pos.ts';
import { PrinterError, printThrough } from '#domain/printing/print-through.ts';
import { askForDeviceJob, endDeviceJob } from '../../../api/printers.ts';
import { drawOnCanvas } from './draw-on-canvas.ts';
import { keepPrinter, type PrinterHere } from './printers-here.ts';
import { openLine } from './ways.ts';

const WAITS = { answerMs: 700, printMs: 30_000 };
/** After a failure, so that a printer that is off is not knocked at all the time. */
const REST_MS = 5_000;

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
  const work = async () => {
    while (!stopping.signal.aborted) await pause((await printNext(here)) ?? idleMs);
  };
  const lock = { signal: stopping.signal };
  void navigator.locks.request(`printer ${here.printerId}`, lock, work).catch(() => {});
  return { wake: () => wake(), stop: () => stopping.abort() };
}

/** Prints one job. Answers how long to wait before the next; null if there was none. */
async function printNext(here: PrinterHere): Promise<number | null> {
  try {
    const { job, ...look } = await askForDeviceJob(here.token);
    if (job === null) return null;
    const failed = await print(here, job, look);
    await endDeviceJob(here.token, job._id, failed ?? { fault: null });
    return failed === null ? 0 : REST_MS;
  } catch (error) {
    // It was removed, or another device prints for it.
    if (error instanceof AppError && error.code === 'PRINTER_NOT_FOUND') keepPrinter(here.printerId, null);
    return REST_MS;
  }
}

type Job = NonNullable<DeviceJob['job']>;

async function print(
  { link }: PrinterHere,
  { lines }: Job,
  { paper, copies }: Pick<DeviceJob, 'paper' | 'copies'>,
): Promise<DeviceResult | null> {
  const bytes = await encodeEscPos(lines, { paper, copies, draw: drawOnCanvas }).catch(() => null);
  if (bytes === null) return { fault: 'trouble', unprintable: true };
  try {
    const line = await openLine(link);
    await printThrough(line, bytes, WAITS).finally(() => line.close());
    return null;
  } catch (error) {
    if (!(error instanceof PrinterError)) return { fault: 'trouble', hasBegun: false };
    return { fault: faultOf(error), hasBegun: error.hasBegun };
  }
}

function faultOf({ fault }: PrinterError): DeviceFault {
  return fault === 'broken-off' || fault === 'not-here' ? 'silent' : fault;
}

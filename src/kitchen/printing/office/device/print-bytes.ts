import { encodeEscPos } from '../../rules/paper/esc-pos.ts';
import { PrinterError, printThrough } from '../../rules/print-through.ts';
import type { DeviceFault, DeviceJob, DeviceResult } from '../../wire/printing.ts';
import { drawOnCanvas } from './draw-on-canvas.ts';
import type { PrinterHere } from './printers-here.ts';
import { openLine } from './ways.ts';

const WAITS = { answerMs: 700, printMs: 30_000 };

/** Answers what went wrong, or null. No byte of paper leaves before what is `noted` is written. */
export async function print(
  { link }: PrinterHere,
  { lines }: Pick<NonNullable<DeviceJob['job']>, 'lines'>,
  { paper, copies }: Pick<DeviceJob, 'paper' | 'copies'>,
  noted: Promise<unknown> = Promise.resolve(),
): Promise<DeviceResult | null> {
  const bytes = await encodeEscPos(lines, { paper, copies, draw: drawOnCanvas }).catch(() => null);
  if (bytes === null) return { fault: 'trouble', unprintable: true };
  try {
    const line = await openLine(link);
    const write = async (...args: Parameters<typeof line.write>) => {
      await noted;
      await line.write(...args);
    };
    await printThrough({ ...line, write }, bytes, WAITS).finally(() => line.close());
    return null;
  } catch (error) {
    if (!(error instanceof PrinterError)) return { fault: 'trouble', hasBegun: false };
    return { fault: faultOf(error), hasBegun: error.hasBegun };
  }
}

function faultOf({ fault }: PrinterError): DeviceFault {
  return fault === 'broken-off' || fault === 'not-here' ? 'silent' : fault;
}

import { SECOND } from '#platform/time/rules/durations.ts';
import { isHeld } from '#restaurant/without-the-line/office/command-log.ts';
import type { OwnPaper } from '#restaurant/without-the-line/office/own-paper.ts';
import { changePaper, papersNow, readPapers } from '#restaurant/without-the-line/office/papers.ts';
import { markAsCopy } from '../../rules/reprint.ts';
import type { DeviceResult } from '../../wire/printing.ts';
import { print } from './print-bytes.ts';
import type { PrinterHere } from './printers-here.ts';

/** A drawer that opens later than this surprises whoever stands beside it. */
const DRAWER_MS = 30 * SECOND;

const papersOf = ({ printerId }: PrinterHere) => papersNow().filter((paper) => paper.printerId === printerId);

/** A paper whose command is just being sent waits: the server may print it. */
const waitingFor = (here: PrinterHere) =>
  papersOf(here).filter(({ state, commandId }) => state === 'waiting' && !isHeld(commandId));

/** Whether something waits that was not tried yet. */
export const hasNewOwn = (here: PrinterHere): boolean => waitingFor(here).some(({ hasFailed }) => !hasFailed);

/** A paper that was coming out when its page closed may be on paper. */
export async function beginOwn(here: PrinterHere): Promise<void> {
  await readPapers();
  for (const { id, state } of papersOf(here))
    if (state === 'begun') await changePaper(id, { hasFailed: true });
}

/** Prints what this device has made itself for a printer, in order. What does not come out waits for the next time. */
export async function printOwn(here: PrinterHere): Promise<void> {
  for (let [paper] = waitingFor(here); paper; [paper] = waitingFor(here)) {
    const begun = changePaper(paper.id, { state: 'begun', hasFailed: false });
    // Paper is never begun twice by itself, also after a crash.
    const noted = paper.what === 'drawer' ? undefined : begun;
    const failed = isOver(paper) ? null : await print(here, { lines: linesOf(paper) }, paper, noted);
    // A drawer is asked to open once, whatever becomes of it.
    if (failed === null || paper.what === 'drawer') void changePaper(paper.id, { state: 'done' });
    else return stopAt(here, paper, failed);
  }
}

const isOver = ({ what, madeAt }: OwnPaper) => what === 'drawer' && Date.now() - madeAt > DRAWER_MS;

async function stopAt(here: PrinterHere, { id }: OwnPaper, { hasBegun }: DeviceResult): Promise<void> {
  await changePaper(id, { state: hasBegun ? 'begun' : 'waiting', hasFailed: true });
  for (const waiting of waitingFor(here)) await changePaper(waiting.id, { hasFailed: true });
}

const linesOf = ({ lines, isCopy, language }: OwnPaper) =>
  isCopy ? markAsCopy(lines, language) : [...lines];

/** Whether the server asks for what this device has printed itself of an order that the server had heard of already. */
export const isPrintedAlready = (
  here: PrinterHere,
  { orderNo, what }: { orderNo: number | null; what: string },
): boolean =>
  papersOf(here).some(
    (paper) =>
      paper.commandId !== '' && paper.orderNo === orderNo && paper.what === what && paper.state !== 'waiting',
  );

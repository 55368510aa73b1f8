import type { NotedFault } from './printer-fault.ts';

export class PrinterError extends Error {
  readonly fault: NotedFault;
  /** Whether some of the job may be on paper. */
  readonly hasBegun: boolean;
  constructor(fault: NotedFault, hasBegun: boolean) {
    super(`The printer: ${fault}`);
    this.fault = fault;
    this.hasBegun = hasBegun;
  }
}

/** A connection to a printer, over whatever cable or none. */
export interface PrinterLine {
  /** The byte that it answers. Null if none comes in time. */
  ask(question: Uint8Array, withinMs: number): Promise<number | null>;
  write(bytes: Uint8Array, withinMs: number): Promise<void>;
  /** Waits, as far as the line can tell, until all bytes are taken. */
  finish(withinMs: number): Promise<void>;
}

/** DLE EOT: printers that support it answer at once, with one byte each. */
const ASK_STATE = new Uint8Array([0x10, 0x04, 1]);
const ASK_CAUSE = new Uint8Array([0x10, 0x04, 2]);
const ASK_PAPER = new Uint8Array([0x10, 0x04, 4]);
const OFFLINE = 0b1000;
const COVER_OPEN = 0b100;
const NO_PAPER = 0b110_0000;

interface Waits {
  /** How long a status answer may take. */
  answerMs: number;
  /** How long a print may take. */
  printMs: number;
  /** Whether it has answered before, so that one that is silent hangs. */
  answers?: boolean;
}

/** Resolves when the printer has the job: whether it answers. Throws a PrinterError otherwise. */
export async function printThrough(
  line: PrinterLine,
  bytes: Uint8Array,
  { answerMs, printMs, answers = false }: Waits,
): Promise<boolean> {
  const first = await line.ask(ASK_STATE, answers ? printMs : answerMs);
  if (first === null && answers) throw new PrinterError('silent', false);
  if (first !== null && first & OFFLINE) throw new PrinterError(await causeOf(line, answerMs), false);
  await line.write(bytes, printMs);
  // A printer without status answers confirms only by taking all bytes.
  await (first === null ? line.finish(printMs) : isDone(line, printMs));
  return first !== null;
}

async function causeOf(line: PrinterLine, answerMs: number) {
  const cause = (await line.ask(ASK_CAUSE, answerMs)) ?? 0;
  if (cause & COVER_OPEN) return 'cover';
  const paper = (await line.ask(ASK_PAPER, answerMs)) ?? 0;
  return paper & NO_PAPER ? 'paper' : 'trouble';
}

/**
 * The answer comes after everything before it was taken. A printer that ran out of paper meanwhile has not printed it.
 */
async function isDone(line: PrinterLine, printMs: number): Promise<void> {
  const paper = await line.ask(ASK_PAPER, printMs);
  if (paper === null) throw new PrinterError('broken-off', true);
  if (paper & NO_PAPER) throw new PrinterError('paper', true);
}

import { PrinterError, type PrinterLine } from '../../rules/print-through.ts';

/** A way to a printer at this device, open until `close`. */
export interface DeviceLine extends PrinterLine {
  close(): Promise<void>;
}

/** One of the ways to a printer: by USB, a serial port or Bluetooth. */
export interface Way<Link> {
  isHere: () => boolean;
  /** Lets a person choose a printer, which needs a tap. Null if they chose none. */
  choose(): Promise<Link | null>;
  /** Throws a PrinterError if it can't be reached. */
  open(link: Link): Promise<DeviceLine>;
}

interface Wire {
  send(bytes: Uint8Array<ArrayBuffer>): Promise<unknown>;
  close(): Promise<unknown>;
  /** Reads until the line is closed, and hands over each byte. Left out where the printer can't be heard. */
  listen?(onBytes: (bytes: Uint8Array) => void): void;
}

/** Speaks with a printer over a wire, with an end to each wait. */
export function createLine(wire: Wire): DeviceLine {
  let answer: ((byte: number) => void) | null = null;
  wire.listen?.((bytes) => {
    const [first] = bytes;
    if (first !== undefined) answer?.(first);
  });
  const send = (bytes: Uint8Array) => wire.send(new Uint8Array(bytes));
  return {
    async ask(question, withinMs) {
      if (!wire.listen) return null;
      const heard = new Promise<number>((resolve) => {
        answer = resolve;
      });
      const isSent = await within(send(question), withinMs);
      if (!isSent) throw new PrinterError('silent', false);
      const found = await Promise.race([heard, after(withinMs)]);
      return found ?? null;
    },
    async write(bytes, withinMs) {
      if (!(await within(send(bytes), withinMs))) throw new PrinterError('broken-off', true);
    },
    // What was sent was taken: each transfer is confirmed.
    finish: async () => {},
    close: async () => void (await within(wire.close(), CLOSING_MS)),
  };
}

const CLOSING_MS = 2_000;

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms));

/** Whether it succeeds in time. */
async function within(work: Promise<unknown>, ms: number): Promise<boolean> {
  const done = work.then(
    () => true,
    () => false,
  );
  return (await Promise.race([done, after(ms)])) ?? false;
}

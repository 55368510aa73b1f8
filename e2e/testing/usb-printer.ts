import type { Page } from 'playwright-core';

/** A receipt printer at a USB port of a page's device, as the browser offers it. */
export interface UsbPrinter {
  /** All bytes that it was sent, without questions about its state. */
  bytes(): Uint8Array;
  /** Whether it has paper. */
  hasPaper: boolean;
  isPluggedIn: boolean;
}

const [READY, NO_PAPER, OFFLINE] = [0x12, 0x72, 0x1a];
const [CAUSE, PAPER] = [2, 4];

/** Plugs a printer in before the page opens. It is offered to whoever is asked to choose one. */
export async function plugInPrinter(page: Page): Promise<UsbPrinter> {
  const sent: number[] = [];
  const printer: UsbPrinter = { bytes: () => Uint8Array.from(sent), hasPaper: true, isPluggedIn: true };
  /** Answers what the printer says back: a byte for a question about its state, otherwise nothing. */
  await page.exposeFunction('sendToPrinter', (bytes: number[]): number | null => {
    const [first, second, question] = bytes;
    const isQuestion = bytes.length === 3 && first === 0x10 && second === 0x04;
    if (!isQuestion) sent.push(...bytes);
    if (!isQuestion || printer.hasPaper) return isQuestion ? READY : null;
    if (question === PAPER) return NO_PAPER;
    return question === CAUSE ? READY : OFFLINE;
  });
  await page.exposeFunction('isPrinterPluggedIn', () => printer.isPluggedIn);
  await page.addInitScript(offerPrinter);
  return printer;
}

declare global {
  interface Window {
    sendToPrinter(bytes: number[]): Promise<number | null>;
    isPrinterPluggedIn(): Promise<boolean>;
  }
}

/** Runs in the page. */
function offerPrinter(): void {
  const answers: number[] = [];
  let onAnswer = () => {};
  let onClose = () => {};
  const endpoints = [
    { endpointNumber: 1, direction: 'out', type: 'bulk' },
    { endpointNumber: 2, direction: 'in', type: 'bulk' },
  ];
  const device = {
    vendorId: 0x04b8,
    productId: 0x0202,
    serialNumber: 'A1',
    configuration: {
      interfaces: [{ interfaceNumber: 0, alternate: { interfaceClass: 7, endpoints } }],
    },
    open: async () => {},
    close: async () => onClose(),
    claimInterface: async () => {},
    async transferOut(_endpoint: number, bytes: Uint8Array) {
      const answer = await window.sendToPrinter([...bytes]);
      if (answer !== null) answers.push(answer);
      onAnswer();
      return { status: 'ok', bytesWritten: bytes.length };
    },
    async transferIn() {
      while (answers.length === 0)
        await new Promise<void>((resolve, reject) => {
          onAnswer = resolve;
          onClose = () => reject(new DOMException('The device was closed.', 'AbortError'));
        });
      return { status: 'ok', data: new DataView(Uint8Array.from(answers.splice(0, 1)).buffer) };
    },
  };
  const usb = {
    requestDevice: async () => device,
    getDevices: async () => ((await window.isPrinterPluggedIn()) ? [device] : []),
    addEventListener: () => {},
  };
  Object.defineProperty(Navigator.prototype, 'usb', { get: () => usb });
}

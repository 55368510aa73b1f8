import { PrinterError } from '../../rules/print-through.ts';
import { createLine, type Way } from './line.ts';

export interface UsbLink {
  way: 'usb';
  vendorId: number;
  productId: number;
  serialNumber: string | null;
}

/** The class of printers. Cheap ones often say that they are something of their vendor's. */
const PRINTERS = 7;
const VENDORS = 0xff;
const ANSWER_BYTES = 64;

export const usb: Way<UsbLink> = {
  isHere: () => 'usb' in navigator,
  async choose() {
    const filters = [{ classCode: PRINTERS }, { classCode: VENDORS }];
    const chosen = await navigator.usb.requestDevice({ filters }).catch(() => null);
    if (!chosen) return null;
    const { vendorId, productId, serialNumber = null } = chosen;
    return { way: 'usb', vendorId, productId, serialNumber };
  },
  async open(link) {
    const device = (await navigator.usb.getDevices()).find((one) => isIt(one, link));
    if (!device) throw new PrinterError('silent', false);
    try {
      await device.open();
      if (device.configuration === null) await device.selectConfiguration(1);
      const { interfaceNumber, out, back } = endpointsOf(device);
      await device.claimInterface(interfaceNumber);
      return createLine({
        send: (bytes) => device.transferOut(out, bytes).then(refuseStalled),
        close: () => device.close(),
        ...(back === null ? {} : { listen: (onBytes) => void listen(device, back, onBytes) }),
      });
    } catch (error) {
      await device.close().catch(() => {});
      // Another program, or the driver of the system, holds it.
      throw new PrinterError(error instanceof DOMException ? 'trouble' : 'silent', false);
    }
  },
};

const isIt = (device: USBDevice, { vendorId, productId, serialNumber }: UsbLink) =>
  device.vendorId === vendorId &&
  device.productId === productId &&
  (serialNumber === null || device.serialNumber === serialNumber);

/** Where bytes go in, and where answers come out, if the printer has such a place. */
function endpointsOf(device: USBDevice) {
  const interfaces = device.configuration?.interfaces ?? [];
  const printers = interfaces.toSorted((a, b) => rankOf(a) - rankOf(b));
  for (const { interfaceNumber, alternate } of printers) {
    const bulk = alternate.endpoints.filter(({ type }) => type === 'bulk');
    const out = bulk.find(({ direction }) => direction === 'out');
    const back = bulk.find(({ direction }) => direction === 'in')?.endpointNumber ?? null;
    if (out) return { interfaceNumber, out: out.endpointNumber, back };
  }
  throw new PrinterError('trouble', false);
}

const rankOf = ({ alternate }: USBInterface) => (alternate.interfaceClass === PRINTERS ? 0 : 1);

function refuseStalled({ status }: USBOutTransferResult): void {
  if (status !== 'ok') throw new PrinterError('broken-off', true);
}

async function listen(device: USBDevice, back: number, onBytes: (bytes: Uint8Array) => void) {
  try {
    for (;;) {
      const { data } = await device.transferIn(back, ANSWER_BYTES);
      if (data) onBytes(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
    }
  } catch {
    // It was closed, or unplugged.
  }
}

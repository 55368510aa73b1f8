import { PrinterError } from '../../rules/print-through.ts';
import { createLine, type Way } from './line.ts';

/** A serial port, also one over USB or classic Bluetooth. */
export interface SerialLink {
  way: 'serial';
  usbVendorId: number | null;
  usbProductId: number | null;
  bluetoothServiceClassId: string | number | null;
}

/** The serial port profile, which Bluetooth printers offer. */
const SERIAL_PROFILE = '00001101-0000-1000-8000-00805f9b34fb';
/** What most printers with a serial port are set to. Over USB and Bluetooth the number means nothing. */
const BAUD_RATE = 9_600;
const BUFFER_BYTES = 16_384;

export const serial: Way<SerialLink> = {
  isHere: () => 'serial' in navigator,
  async choose() {
    const asked = { allowedBluetoothServiceClassIds: [SERIAL_PROFILE] };
    const port = await navigator.serial.requestPort(asked).catch(() => null);
    return port && linkOf(port);
  },
  async open(link) {
    const ports = await navigator.serial.getPorts();
    const port = ports.find((one) => JSON.stringify(linkOf(one)) === JSON.stringify(link));
    if (!port) throw new PrinterError('silent', false);
    await port.open({ baudRate: BAUD_RATE, bufferSize: BUFFER_BYTES }).catch(() => {
      throw new PrinterError('trouble', false);
    });
    const writer = port.writable?.getWriter();
    const reader = port.readable?.getReader();
    return createLine({
      send: async (bytes) => {
        if (!writer) throw new PrinterError('trouble', false);
        await writer.write(bytes);
      },
      async close() {
        await reader?.cancel().catch(() => {});
        reader?.releaseLock();
        // Ends once all bytes have left.
        await writer?.close().catch(() => {});
        writer?.releaseLock();
        await port.close();
      },
      ...(reader && { listen: (onBytes: (bytes: Uint8Array) => void) => void listen(reader, onBytes) }),
    });
  },
};

function linkOf(port: SerialPort): SerialLink {
  const { usbVendorId = null, usbProductId = null, bluetoothServiceClassId = null } = port.getInfo();
  return { way: 'serial', usbVendorId, usbProductId, bluetoothServiceClassId };
}

async function listen(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  onBytes: (bytes: Uint8Array) => void,
): Promise<void> {
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) onBytes(read.value);
  } catch {
    // It was closed, or switched off.
  }
}

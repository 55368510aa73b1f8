import { PrinterError } from '../../rules/print-through.ts';
import { createLine, type Way } from './line.ts';

/** A printer with Bluetooth Low Energy. Its id is one that the browser made for this site. */
export interface BluetoothLink {
  way: 'bluetooth';
  id: string;
}

/** The services that receipt printers print through, with where the bytes go. */
const SERVICES: [service: string | number, into: string | number][] = [
  [0x18f0, 0x2af1],
  ['e7810a71-73ae-499d-8c15-faa9aef0c3f2', 'bef8d6c9-9c21-4c9e-b632-bd58c1009f9f'],
  ['49535343-fe7d-4ae5-8fa9-9fafd205e455', '49535343-8841-43f4-a8d4-ecbe34729bb3'],
  [0xff00, 0xff02],
];
/** What every printer takes at once. */
const CHUNK_BYTES = 100;

/** Those chosen since the page was opened: not every browser gives them back later. */
const chosen = new Map<string, BluetoothDevice>();

export const bluetooth: Way<BluetoothLink> = {
  isHere: () => 'bluetooth' in navigator,
  async choose() {
    const optionalServices = SERVICES.map(([service]) => service);
    const filters = SERVICES.map(([service]) => ({ services: [service] }));
    const device = await navigator.bluetooth.requestDevice({ filters, optionalServices }).catch(() => null);
    if (!device) return null;
    chosen.set(device.id, device);
    return { way: 'bluetooth', id: device.id };
  },
  async open({ id }) {
    const device = chosen.get(id) ?? (await findKnown(id));
    const server = await device?.gatt?.connect().catch(() => null);
    if (!server) throw new PrinterError('silent', false);
    const into = await findPlace(server);
    if (!into) throw new PrinterError('trouble', false);
    return createLine({
      async send(bytes) {
        for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
          const chunk = bytes.subarray(at, at + CHUNK_BYTES);
          if (into.properties.write) await into.writeValueWithResponse(chunk);
          else await into.writeValueWithoutResponse(chunk);
        }
      },
      // It stays connected, because connecting takes longer than printing.
      close: async () => {},
    });
  },
};

async function findKnown(id: string): Promise<BluetoothDevice | undefined> {
  const known = (await navigator.bluetooth.getDevices?.().catch(() => [])) ?? [];
  return known.find((device) => device.id === id);
}

async function findPlace(server: BluetoothRemoteGATTServer) {
  for (const [service, into] of SERVICES) {
    const found = await server.getPrimaryService(service).catch(() => null);
    const place = await found?.getCharacteristic(into).catch(() => null);
    if (place) return place;
  }
  return null;
}

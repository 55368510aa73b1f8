import { afterEach, describe, expect, test, vi } from 'vitest';
import { printThrough } from '../../rules/print-through.ts';
import { createLine } from './line.ts';
import { choosePrinter, openLine, waysHere } from './ways.ts';

const WAITS = { answerMs: 20, printMs: 50 };
const TICKET = Uint8Array.from({ length: 250 }, (_, at) => at);
const failing = { fault: 'silent', hasBegun: false };

afterEach(() => void vi.unstubAllGlobals());

test('a browser without any way offers none', () => {
  vi.stubGlobal('navigator', {});
  expect(waysHere()).toEqual([]);
});

describe('a line', () => {
  const close = async () => {};
  test('that takes nothing in time is silent before the print, and broken off in it', async () => {
    const never = createLine({ send: () => new Promise(() => {}), close, listen: () => {} });
    await expect(printThrough(never, TICKET, WAITS)).rejects.toMatchObject(failing);
    const deaf = createLine({ send: () => new Promise(() => {}), close });
    await expect(printThrough(deaf, TICKET, WAITS)).rejects.toMatchObject({
      fault: 'broken-off',
      hasBegun: true,
    });
  });

  test('whose printer answers nothing has printed once it has taken all bytes', async () => {
    const sent: number[] = [];
    const quiet = createLine({ send: async (bytes) => sent.push(...bytes), close, listen: () => {} });
    await printThrough(quiet, TICKET, WAITS);
    expect(sent.slice(3)).toEqual([...TICKET]);
  });
});

describe('by Bluetooth', () => {
  function plugIn(properties: object) {
    const chunks: number[] = [];
    const write = async (chunk: Uint8Array) => void chunks.push(chunk.length);
    const place = { properties, writeValueWithResponse: write, writeValueWithoutResponse: write };
    const service = { getCharacteristic: async () => place };
    const server = { getPrimaryService: async () => service };
    const device = { id: 'b1', gatt: { connect: async () => server } };
    const bluetooth = { requestDevice: async () => device, getDevices: async () => [device] };
    vi.stubGlobal('navigator', { bluetooth });
    return chunks;
  }

  test.each([{ write: true }, { write: false }])('a ticket goes in small pieces', async (properties) => {
    const chunks = plugIn(properties);
    const link = await choosePrinter('bluetooth');
    expect(link).toEqual({ way: 'bluetooth', id: 'b1' });
    if (link) await printThrough(await openLine(link), TICKET, WAITS);
    expect(chunks).toEqual([100, 100, 50]);
  });

  test('a printer that the browser does not give back is silent', async () => {
    vi.stubGlobal('navigator', { bluetooth: {} });
    await expect(openLine({ way: 'bluetooth', id: 'gone' })).rejects.toMatchObject(failing);
  });
});

describe('by a serial port', () => {
  test('all bytes leave before it is closed, and an answer is heard', async () => {
    const written: number[] = [];
    let answer = (_byte: number) => {};
    const readable = new ReadableStream<Uint8Array>({
      start: (controller) => {
        answer = (byte) => controller.enqueue(Uint8Array.of(byte));
      },
    });
    const writable = new WritableStream<Uint8Array>({
      write(bytes) {
        written.push(...bytes);
        if (bytes[0] === 0x10) answer(0x12);
      },
    });
    const close = vi.fn(async () => {});
    const port = { getInfo: () => ({}), open: async () => {}, close, readable, writable };
    vi.stubGlobal('navigator', { serial: { requestPort: async () => port, getPorts: async () => [port] } });
    const link = await choosePrinter('serial');
    const line = link && (await openLine(link));
    if (line) await printThrough(line, TICKET, WAITS).finally(() => line.close());
    expect(written.slice(3, -3)).toEqual([...TICKET]);
    expect(close).toHaveBeenCalledOnce();
  });
});

test('a USB printer that another program holds reports trouble, and one that is unplugged is silent', async () => {
  const held = () => Promise.reject(new DOMException('Access denied.', 'SecurityError'));
  const device = { vendorId: 1, productId: 2, open: held, close: async () => {} };
  vi.stubGlobal('navigator', { usb: { getDevices: async () => [device] } });
  const link = { way: 'usb', vendorId: 1, productId: 2, serialNumber: null } as const;
  await expect(openLine(link)).rejects.toMatchObject({ fault: 'trouble', hasBegun: false });
  await expect(openLine({ ...link, productId: 3 })).rejects.toMatchObject(failing);
});

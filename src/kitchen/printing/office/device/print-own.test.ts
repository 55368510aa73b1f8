import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnPaper } from '#restaurant/without-the-line/office/own-paper.ts';
import {
  addPapers,
  discardPapers,
  leaveToServer,
  papersNow,
  printAgain,
  printedOf,
} from '#restaurant/without-the-line/office/papers.ts';
import type { DeviceResult } from '../../wire/printing.ts';
import { hasNewOwn, isPrintedAlready, printOwn } from './print-own.ts';

const HERE = {
  storeId: 's',
  printerId: 'p',
  token: 't',
  link: { way: 'usb', vendorId: 1, productId: 2, serialNumber: null },
} as const;
const OFF = { fault: 'silent', hasBegun: false } as const;
const BROKE_OFF = { fault: 'paper', hasBegun: true } as const;

const came: string[] = [];
let failing: DeviceResult | null = null;

vi.mock(import('./print-bytes.ts'), () => ({
  print: async (_here, { lines }) => {
    if (failing === null) came.push(lines.map((line) => ('text' in line ? line.text : line.kind)).join(' '));
    return failing;
  },
}));

let count = 0;
const paper = (text: string, more: Partial<OwnPaper> = {}): OwnPaper => ({
  id: `${text} ${count}`,
  commandId: `sale ${count}`,
  printerId: 'p',
  what: 'ticket',
  orderNo: 7,
  lines: [{ kind: 'text', text }],
  paper: 80,
  copies: 1,
  language: 'en',
  madeAt: Date.now() + count++,
  state: 'waiting',
  hasFailed: false,
  isCopy: false,
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  came.length = 0;
  failing = null;
});
afterEach(async () => {
  await leaveAll();
  vi.useRealTimers();
});

async function leaveAll(): Promise<void> {
  vi.setSystemTime(Date.now() + 2 * 86_400_000);
  await addPapers([]);
  vi.setSystemTime(Date.now() - 2 * 86_400_000);
}

test('papers come out once, in order, and those of other printers do not', async () => {
  await addPapers([paper('one'), paper('two'), paper('elsewhere', { printerId: 'q' })]);
  await printOwn(HERE);
  await printOwn(HERE);
  expect(came).toEqual(['one', 'two']);
});

test('a printer that is off keeps all of them, and nothing is tried at once again', async () => {
  failing = OFF;
  await addPapers([paper('one', { commandId: 'sale' }), paper('two')]);
  await printOwn(HERE);
  expect(papersNow().map(({ state, hasFailed }) => [state, hasFailed])).toEqual([
    ['waiting', true],
    ['waiting', true],
  ]);
  expect(hasNewOwn(HERE)).toBe(false);
  expect(printedOf('sale')).toEqual([]);
  failing = null;
  await printOwn(HERE);
  expect(came).toEqual(['one', 'two']);
});

test('what broke off comes again only by a tap, says that it may be a copy, and is not left to the server', async () => {
  failing = BROKE_OFF;
  await addPapers([paper('one', { commandId: 'sale' })]);
  await printOwn(HERE);
  failing = null;
  await printOwn(HERE);
  expect(came).toEqual([]);
  expect(printedOf('sale')).toEqual(['ticket:p']);
  await leaveToServer('sale');
  await printAgain(papersNow());
  expect(hasNewOwn(HERE)).toBe(true);
  await printOwn(HERE);
  expect(came).toEqual(['COPY? May have been printed already one']);
});

test('what nobody wants any more is printed neither here nor by the server', async () => {
  failing = OFF;
  await addPapers([paper('one', { commandId: 'sale' })]);
  await printOwn(HERE);
  await discardPapers(papersNow());
  failing = null;
  await printOwn(HERE);
  expect(came).toEqual([]);
  expect(printedOf('sale')).toEqual(['ticket:p']);
});

test('a tap for what has come out meanwhile prints nothing twice', async () => {
  failing = OFF;
  await addPapers([paper('one'), paper('two')]);
  await printOwn(HERE);
  const seen = papersNow();
  failing = null;
  await printOwn(HERE);
  await printAgain(seen);
  await printOwn(HERE);
  expect(came).toEqual(['one', 'two']);
});

test('once the server has the sale it prints what never began here', async () => {
  failing = OFF;
  await addPapers([paper('one', { commandId: 'sale' })]);
  await printOwn(HERE);
  await leaveToServer('sale');
  expect(papersNow()).toEqual([]);
});

test('a drawer is asked once, and not after half a minute', async () => {
  failing = OFF;
  await addPapers([paper('drawer', { what: 'drawer' })]);
  await printOwn(HERE);
  failing = null;
  await addPapers([paper('late drawer', { what: 'drawer', madeAt: Date.now() - 31_000 })]);
  await printOwn(HERE);
  expect(came).toEqual([]);
});

test('the server’s own job for what came out here is passed over until the server has the sale', async () => {
  await addPapers([paper('one', { commandId: 'sale' })]);
  expect(isPrintedAlready(HERE, { orderNo: 7, what: 'ticket' })).toBe(false);
  await printOwn(HERE);
  expect(isPrintedAlready(HERE, { orderNo: 7, what: 'ticket' })).toBe(true);
  expect(isPrintedAlready(HERE, { orderNo: 7, what: 'receipt' })).toBe(false);
  await leaveToServer('sale');
  expect(isPrintedAlready(HERE, { orderNo: 7, what: 'ticket' })).toBe(false);
});

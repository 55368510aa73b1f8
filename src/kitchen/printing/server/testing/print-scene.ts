import { consumeLogs } from '#platform/consumers/server/consume-logs.ts';
import { createContext } from '#platform/context/server/context.ts';
import type { Answer } from '#testing/server/call.ts';
import type { TestApp } from '#testing/server/test-app.ts';
import type { TestStore } from '#testing/server/test-stores.ts';
import type { NewPrinterBody } from '../../wire/printing.ts';
import { printConsumer } from '../consume-orders.ts';
import { printDueJobs } from '../jobs/print-due.ts';

export const PRINTER: NewPrinterBody = {
  kind: 'tcp',
  name: 'Kitchen',
  address: '',
  paper: 80,
  language: 'en',
  tickets: true,
  receipts: false,
  categories: null,
  orderTypes: null,
  copies: 1,
  enabled: true,
  drawer: false,
};

/** Calls the API as the store's owner. */
export function askOffice(
  thali: Pick<TestApp, 'call'>,
  store: TestStore,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const url = `/api/stores/${store.storeId}/${path}`;
  return thali.call(method, url, { token: store.token, ...(body ? { body } : {}) });
}

export async function setUpPrinter(
  thali: Pick<TestApp, 'call'>,
  store: TestStore,
  more: Partial<NewPrinterBody>,
): Promise<{ id: string; pollingPath: string }> {
  const { status, body, text } = await askOffice(thali, store, 'POST', 'printers', { ...PRINTER, ...more });
  if (status !== 200) throw new Error(`The printer was refused: ${text}`);
  return { id: body.printer, pollingPath: new URL(body.pollingAddress ?? 'http://localhost/none').pathname };
}

/** Makes jobs of new log entries, as the app does every second. */
export const follow = ({ services }: TestApp) =>
  consumeLogs(createContext(services, { kind: 'system' }), printConsumer);

/** Sends the due jobs once. */
export async function send({ services }: TestApp): Promise<void> {
  if (services.lanPrinters === null) throw new Error('No printers are called here');
  await printDueJobs(createContext(services, { kind: 'system' }), services.lanPrinters);
}

export async function followAndSend(thali: TestApp): Promise<void> {
  await follow(thali);
  await send(thali);
}

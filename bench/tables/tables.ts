import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '../../src/testing/server/wait-until.ts';
import { type Client, createClient } from '../harness/client.ts';
import { connectionOf } from '../harness/database.ts';
import { processorTime } from '../harness/processor-time.ts';
import { launch, newDataDir, whenReady } from '../harness/program.ts';
import { type Measured, measureCalls, shown } from '../measure-calls.ts';
import { analyse } from '../orders.ts';
import { callOf, makeStores } from '../stores.ts';
import { atMost, median, percentile, type Row } from '../table.ts';
import { addTables, lineCall, openFloor, PHONES, type Phone, seat } from './seats.ts';

const STORES = 20;
const TABLES = 10;
/** Each of the 800 guests adds a dish every 13 seconds. */
const PER_SECOND = 60;
const SECONDS = 10;
const BAR_MS = 150;
const MOST_MB = 220;
const ROUNDS = 4;
const ROUND_SECONDS = 4;
/** How much more than an order a line may cost. It is read again for the phones of its table and for the floor. */
const BAR_TIMES = 2;

const WHERE = `${STORES * TABLES} tables of ${PHONES}`;

/** Measures a line of a shared cart: how long it takes to the other phones, and what it costs beside an order. */
export async function benchTables(): Promise<Row[]> {
  const { dataDir, remove } = await newDataDir();
  const program = launch({ dataDir, env: { LOG_LEVEL: 'warn' } });
  const url = await whenReady(program);
  const client = createClient(url);
  const time = () => processorTime(program.pid, dataDir);
  const stores = await makeStores(client, STORES);
  const orders = stores.map(callOf);
  await measureCalls({ url, calls: orders, seconds: 2, processorTime: time });
  const seated = await makeStores(client, STORES);
  const phones: Phone[] = [];
  const floors: (() => void)[] = [];
  for (const store of seated) {
    await addTables(client, store, TABLES);
    for (let table = 1; table <= TABLES; table++)
      phones.push(...(await seat(url, client, store, `${table}`)));
    floors.push(await openFloor(url, store));
  }
  await analyse(await connectionOf(dataDir));
  const rows = [await delayRow(client, phones)];
  const lines = changesOf(phones);
  const [ofLines, ofOrders]: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    ofLines.push(await measureCalls({ url, calls: lines, seconds: ROUND_SECONDS, processorTime: time }));
    ofOrders.push(await measureCalls({ url, calls: orders, seconds: ROUND_SECONDS, processorTime: time }));
  }
  rows.push(costRow(ofLines, ofOrders));
  rows.push(atMost(`memory with phones at ${WHERE}`, program.residentMb(), 'MB', MOST_MB));
  for (const close of [...floors, ...phones.map((phone) => phone.close)]) close();
  client.close();
  await program.stop();
  await remove();
  return rows;
}

function costRow(ofLines: Measured[], ofOrders: Measured[]): Row {
  const whole = ({ program, database }: Measured) => program + database;
  const ratio = median(ofLines.map(whole)) / median(ofOrders.map(whole));
  return {
    what: `a line in a shared cart, ${WHERE}; processor time of program and database, against an order`,
    ours: shown(ofLines),
    against: shown(ofOrders),
    ratio,
    bar: `<= ${BAR_TIMES}`,
    good: ratio <= BAR_TIMES,
  };
}

/** Two lines of each phone, whose quantity is another one each time. One after the other is at another store. */
function changesOf(phones: Phone[]) {
  const ofStore = TABLES * PHONES;
  const inTurn = phones.map(
    (_, at) => phones[(at * ofStore + Math.floor(at / STORES)) % phones.length] as Phone,
  );
  const lines = [0, 1].flatMap(() => inTurn.map((phone) => ({ phone, id: randomUUID() })));
  return [1, 2, 3].flatMap((quantity) => lines.map(({ phone, id }) => lineCall(phone, id, quantity)));
}

async function delayRow(client: Client, phones: Phone[]): Promise<Row> {
  const added = new Map<string, { at: number; by: Phone }>();
  const add = async (by: Phone) => {
    const id = randomUUID();
    added.set(id, { at: performance.now(), by });
    const { method, path, headers = {}, body } = lineCall(by, id, 1);
    await client.call(method, path, { headers, body: JSON.parse(body) });
  };
  const sending: Promise<void>[] = [];
  const start = performance.now();
  for (let count = 0; count < PER_SECOND * SECONDS; count++) {
    await sleep(Math.max(0, start + (count * 1000) / PER_SECOND - performance.now()));
    sending.push(add(phones[(count * 7) % phones.length] as Phone));
  }
  await Promise.all(sending);
  const seenBy = (id: string, by: Phone) =>
    phones.filter((phone) => phone !== by && phone.slug === by.slug).map(({ seen }) => seen.get(id));
  const isSeen = () => [...added].every(([id, { by }]) => seenBy(id, by).every((at) => at !== undefined));
  await waitUntil(isSeen, 'every line is on every phone of its table', 5_000).catch(() => {});
  const delays = [...added].flatMap(([id, { at, by }]) =>
    seenBy(id, by).map((seen) => (seen ?? Number.POSITIVE_INFINITY) - at),
  );
  const p95 = percentile(delays, 0.95);
  return {
    what: `a line on the other phones, ${WHERE}, ${PER_SECOND}/s, p95`,
    ours: `${p95.toFixed(0)} ms`,
    against: '',
    ratio: null,
    bar: `<= ${BAR_MS} ms`,
    good: p95 <= BAR_MS,
  };
}

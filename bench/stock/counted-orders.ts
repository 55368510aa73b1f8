import type { Api } from '../../src/testing/server/test-stores.ts';
import { createClient } from '../harness/client.ts';
import { connectionOf } from '../harness/database.ts';
import { processorTime } from '../harness/processor-time.ts';
import { launch, newDataDir, whenReady } from '../harness/program.ts';
import { type Measured, measureCalls, shown } from '../measure-calls.ts';
import { analyse } from '../orders.ts';
import { type BenchStore, callOf, makeStores } from '../stores.ts';
import { median, type Row } from '../table.ts';

const STORES = 20;
const ROUNDS = 6;
const SECONDS = 4;
const MOST_LEFT = 9_999;
const INGREDIENTS = 8;
const BAR = 0.9;

/** What orders of dishes with a count of portions, or with a recipe, cost beside those of other dishes, in turns. */
export async function benchCountedOrders(): Promise<Row[]> {
  const { dataDir, remove } = await newDataDir();
  const program = launch({ dataDir, env: { LOG_LEVEL: 'warn' } });
  const url = await whenReady(program);
  const api = createClient(url);
  const [plain, counted, cooked] = [
    await makeStores(api, STORES),
    await makeStores(api, STORES),
    await makeStores(api, STORES),
  ];
  const time = () => processorTime(program.pid, dataDir);
  const measure = (stores: BenchStore[], seconds: number) =>
    measureCalls({ url, calls: stores.map(callOf), seconds, processorTime: time });
  const compare = async (what: string, stores: BenchStore[], prepare: () => Promise<void>): Promise<Row> => {
    await prepare();
    for (const each of [plain, stores]) await measure(each, 2);
    await analyse(await connectionOf(dataDir));
    const [ours, others]: [Measured[], Measured[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      await prepare();
      // Whoever comes first has the quieter disk.
      if (round % 2 === 1) others.push(await measure(plain, SECONDS));
      ours.push(await measure(stores, SECONDS));
      if (round % 2 === 0) others.push(await measure(plain, SECONDS));
    }
    const ratio = median(ours.map(({ perSecond }, round) => perSecond / (others[round]?.perSecond ?? 1)));
    const figures = { ours: shown(ours), against: shown(others), ratio };
    return { what, ...figures, bar: `>= ${BAR}`, good: ratio >= BAR };
  };
  const rows = [
    await compare(
      'an order of 3 dishes of which portions are counted, beside one of others',
      counted,
      async () => {
        for (const store of counted) await countPortions(api, store);
      },
    ),
  ];
  // Last, since the stock is followed for a while after the load has ended.
  for (const store of cooked) await writeRecipes(api, store);
  rows.push(
    await compare(
      `an order of 3 dishes with recipes of ${INGREDIENTS}, beside one without`,
      cooked,
      async () => {},
    ),
  );
  await program.stop();
  await remove();
  return rows;
}

async function writeRecipes(api: Api, { storeId, token, itemIds }: BenchStore): Promise<void> {
  const url = `/api/stores/${storeId}/stock`;
  const lines: { ingredient: string; quantity: number }[] = [];
  for (let at = 0; at < INGREDIENTS; at++) {
    const body = { name: `Ingredient ${at}`, unit: 'g', shelf: '', packs: [], par: null };
    const added = await api.call('POST', `${url}/ingredients`, { token, body });
    lines.push({ ingredient: added.body._id, quantity: 10 });
  }
  for (const itemId of itemIds.slice(0, 3)) {
    const body = { of: { kind: 'dish', itemId }, lines };
    const { status } = await api.call('PUT', `${url}/recipes`, { token, body });
    if (status !== 200) throw new Error(`The recipe was not written: ${status}`);
  }
}

async function countPortions(api: Api, { storeId, token, itemIds }: BenchStore): Promise<void> {
  for (const itemId of itemIds.slice(0, 3)) {
    const url = `/api/stores/${storeId}/items/${itemId}/portions`;
    const { status } = await api.call('PUT', url, { token, body: { left: MOST_LEFT, usual: null } });
    if (status !== 200) throw new Error(`The portions were not counted: ${status}`);
  }
}

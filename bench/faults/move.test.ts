import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbedded } from '../../src/platform/db/server/embedded/start-embedded.ts';
import { waitUntil } from '../../src/testing/server/wait-until.ts';
import { createClient } from '../harness/client.ts';
import { addressOf } from '../harness/database.ts';
import { launch, newDataDir, whenReady } from '../harness/program.ts';
import { startRoundRobin } from '../harness/round-robin.ts';
import { startLoad } from './load.ts';
import { createRandom } from './random.ts';
import { settle } from './settle.ts';
import { openShop } from './shop.ts';

const random = createRandom(Number(process.env['SEED'] ?? Date.now() % 1_000_000));
const SECRET_KEY = '5a'.repeat(32);

/** A program with a database of its own. */
async function startPod() {
  const [data, own] = [await newDataDir(), await newDataDir()];
  const database = await startEmbedded({ dataDir: data.dataDir, log: () => {} });
  const env = { DATABASE_URL: addressOf(database), SECRET_KEY };
  const program = launch({ dataDir: own.dataDir, env });
  onTestFinished(async () => {
    await program.stop();
    await database.stop();
    for (const { remove } of [data, own]) await remove();
  });
  return { url: await whenReady(program), env, connection: database.connection, dataDir: own.dataDir };
}

type Pod = Awaited<ReturnType<typeof startPod>>;

function startMove(slug: string, from: Pod, to: Pod) {
  const args = [slug, '--origin', to.url];
  const env = { ...from.env, TO_DATABASE_URL: to.env.DATABASE_URL };
  const run = launch({ dataDir: from.dataDir, entry: 'scripts/run-move-store.ts', args, env });
  const says = (text: string) =>
    waitUntil(() => run.output().includes(text) || run.hasEnded(), `the move says "${text}"`);
  return { run, says };
}

test('a store moves under load, and the move is killed: no order is lost or doubled', async () => {
  const [from, to] = await Promise.all([startPod(), startPod()]);
  const proxy = await startRoundRobin([from.url]);
  onTestFinished(proxy.close);
  const shop = await openShop(createClient(proxy.url));
  const load = startLoad({ url: proxy.url, shop, random, connections: 4 });
  const more = async (orders: number) => {
    const enough = load.noted.placed.size + orders;
    await waitUntil(() => load.noted.placed.size >= enough, 'more orders are acknowledged');
  };
  await more(20);
  const first = startMove(shop.slug, from, to);
  await first.says('The store is copied');
  await sleep(random.below(150));
  first.run.kill('SIGKILL');
  await first.run.ended;
  const second = startMove(shop.slug, from, to);
  onTestFinished(() => second.run.stop());
  await second.says('The store is found there');
  await proxy.leadTo([to.url]);
  await more(20);
  await load.stop();

  const faults = await settle({ url: to.url, connection: to.connection }, shop, load);
  expect(faults, `With SEED=${random.seed}, after ${second.run.output()}`).toEqual([]);
  const client = createClient(to.url);
  onTestFinished(client.close);
  expect((await client.call('GET /api/session', { token: shop.token })).body.stores).toHaveLength(1);
  const page = await fetch(`${from.url}/${shop.slug}`);
  expect([page.status, page.url]).toEqual([200, `${to.url}/${shop.slug}`]);
  await second.says('The store is erased here');
});

import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import {
  type EmbeddedDatabase,
  startEmbedded,
} from '../../src/platform/db/server/embedded/start-embedded.ts';
import type { TestStore } from '../../src/testing/server/test-stores.ts';
import { waitUntil } from '../../src/testing/server/wait-until.ts';
import { createClient } from '../harness/client.ts';
import { addressOf } from '../harness/database.ts';
import { hasNginx, startNginx } from '../harness/nginx.ts';
import { launch, newDataDir, type Program, whenReady } from '../harness/program.ts';
import { type FrontProxy, startRoundRobin } from '../harness/round-robin.ts';
import { startLoad } from './load.ts';
import type { Random } from './random.ts';
import { readStored } from './read-stored.ts';
import { settle } from './settle.ts';
import { openShop } from './shop.ts';
import { type Follower, follow } from './streams/follower.ts';

interface Process {
  program: Program;
  dataDir: string;
  url: string;
}

/** Processes that share a database and nothing else, behind nginx, or a proxy of our own where it is not installed. */
export interface Fleet {
  connection: EmbeddedDatabase['connection'];
  processes: Process[];
  proxy: FrontProxy;
  start(dataDir: string): Promise<Process>;
  stop(): Promise<void>;
}

export async function startFleet(count: number, env: Record<string, string> = {}): Promise<Fleet> {
  const homes = await Promise.all(Array.from({ length: count + 1 }, newDataDir));
  const [home, ...others] = homes.map(({ dataDir }) => dataDir);
  const database = await startEmbedded({ dataDir: home ?? '', log: () => {} });
  const more = { DATABASE_URL: addressOf(database), SECRET_KEY: '5a'.repeat(32), ...env };
  const start = async (dataDir: string): Promise<Process> => {
    const program = launch({ dataDir, env: more });
    return { program, dataDir, url: await whenReady(program) };
  };
  const processes = await Promise.all(others.map(start));
  const proxy = await (hasNginx ? startNginx : startRoundRobin)(processes.map(({ url }) => url));
  const stop = async () => {
    await proxy.close();
    await Promise.all(processes.map(({ program }) => program.stop()));
    await database.stop();
    for (const { remove } of homes) await remove();
  };
  return { connection: database.connection, processes, proxy, start, stop };
}

/** Uploads pictures one after another. Answers the addresses of those that were acknowledged. */
function uploadPictures(url: string, { storeId, token }: TestStore, random: Random) {
  const saved: string[] = [];
  let isOver = false;
  const run = async () => {
    while (!isOver) {
      const [r, g, b] = [random.below(256), random.below(256), random.below(256)];
      const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: { r, g, b } } });
      const answer = await fetch(`${url}/api/stores/${storeId}/images`, {
        method: 'POST',
        headers: { 'content-type': 'image/png', authorization: `token ${token}` },
        body: new Uint8Array(await picture.png().toBuffer()),
      }).catch(() => null);
      if (answer?.status === 201) {
        const body = (await answer.json().catch(() => null)) as { url: string } | null;
        if (body) saved.push(body.url.replace(/#.*/, ''));
      }
      await sleep(50);
    }
  };
  const running = run();
  return {
    saved,
    async stop() {
      isOver = true;
      await running;
    },
  };
}

export interface FleetResult {
  acknowledged: number;
  unanswered: number;
  pictures: number;
  faults: string[];
}

/** Kills each process in turn under load, starts it again, and checks what was acknowledged and seen. */
export async function killInTurn(fleet: Fleet, random: Random, ordersBetween: number): Promise<FleetResult> {
  const { processes, proxy } = fleet;
  const shop = await openShop(createClient(proxy.url));
  const board = `${proxy.url}/api/stores/${shop.storeId}/events`;
  const followers = processes.map(() => follow(board, { token: shop.token, after: 0 }));
  const uploads = uploadPictures(proxy.url, shop, random);
  const load = startLoad({ url: proxy.url, shop, random, connections: 4 });
  const more = async (orders: number) => {
    const enough = load.noted.placed.size + orders;
    await waitUntil(() => load.noted.placed.size >= enough, 'more orders are acknowledged');
  };
  for (const [at, { program, dataDir }] of processes.entries()) {
    await more(ordersBetween);
    program.kill('SIGKILL');
    await more(ordersBetween);
    processes[at] = await fleet.start(dataDir);
    await proxy.leadTo(processes.map(({ url }) => url));
  }
  await more(ordersBetween);
  await Promise.all([load.stop(), uploads.stop()]);

  const unanswered = load.unanswered.length;
  const faults = await settle({ url: proxy.url, connection: fleet.connection }, shop, load);
  const { orders } = await readStored(fleet.connection, shop.storeId);
  const numbers = orders.map(({ orderNo }) => orderNo);
  const seenBy = ({ heard }: Follower) =>
    new Set(heard().map(({ event, data }) => (event === 'order' ? data.orderNo : null)));
  const lackedBy = (follower: Follower) => {
    const seen = seenBy(follower);
    return numbers.filter((number) => !seen.has(number));
  };
  await waitUntil(
    () => followers.every((follower) => lackedBy(follower).length === 0),
    'each stream has every order',
  ).catch(() => {
    for (const [at, follower] of followers.entries())
      faults.push(`Stream ${at + 1} lacks ${lackedBy(follower).join(', ')}`);
  });
  await Promise.all(followers.map(({ stop }) => stop()));
  for (const picture of new Set(uploads.saved))
    for (const [at, { url }] of processes.entries()) {
      const { status } = await fetch(url + picture);
      if (status !== 200) faults.push(`Process ${at + 1} answers ${status} for ${picture}`);
    }
  return {
    acknowledged: load.noted.placed.size,
    unanswered,
    pictures: uploads.saved.length,
    faults,
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '../../../src/testing/server/wait-until.ts';
import { createClient } from '../../harness/client.ts';
import { startLoad } from '../load.ts';
import type { Random } from '../random.ts';
import { settle } from '../settle.ts';
import { openShop } from '../shop.ts';
import type { Held, Stage } from './stage.ts';

export interface Trouble {
  what: string;
  begin(stage: Stage): Promise<void> | void;
  /** How long it lasts, or what has to happen meanwhile. */
  lasts: number | ((stage: Stage) => Promise<void>);
  end(stage: Stage): Promise<void> | void;
  /** Whether the program can't serve meanwhile, and has to say so. */
  isSaid: boolean;
}

export interface Endured {
  what: string;
  /** From the end of the trouble until every stream tells what happens, and the program is ready. */
  wholeAfterMs: number;
  /** What took that long. */
  last: string;
  acknowledged: number;
  faults: string[];
}

/** Guests and staff are at work, and every stream is read, while something fails and comes back. */
export async function endure(stage: Stage, trouble: Trouble, random: Random): Promise<Endured> {
  const { program, url, database } = stage;
  const client = createClient(url);
  const shop = await openShop(client);
  client.close();
  const load = startLoad({ url, shop, random, connections: 2 });
  await waitUntil(() => load.noted.placed.size > 0, 'orders are placed');
  const faults: string[] = [];
  await trouble.begin(stage);
  const said = trouble.isSaid ? [saysNotReady(stage), metricsSayNotReady(stage)] : [];
  await Promise.all([
    typeof trouble.lasts === 'number' ? sleep(trouble.lasts) : trouble.lasts(stage),
    ...said,
  ]);
  await trouble.end(stage);
  const ended = performance.now();
  await alive(stage, () => isReady(url), 'the program is ready again');
  let last = '/readyz';
  await Promise.all(
    stage.held.map(async (held) => {
      await alive(stage, () => tellsNews(held), `${held.name} tells news again`);
      last = held.name;
    }),
  );
  const wholeAfterMs = performance.now() - ended;
  await load.stop();
  faults.push(...(await settle({ url, connection: database.connection }, shop, load)));
  const left = await metric(url, 'thali_unhandled_errors_total');
  if (left.length > 0) faults.push(`Nothing caught ${left.join(', ')}`);
  if (program.hasEnded()) faults.push('The program has ended');
  return { what: trouble.what, wholeAfterMs, last, acknowledged: load.noted.placed.size, faults };
}

/** Waits as long as the program lives. */
async function alive({ program }: Stage, isSo: () => Promise<boolean>, what: string): Promise<void> {
  const check = async () => {
    if (program.hasEnded())
      throw new Error(`The program ended (${await program.ended}) before ${what}:\n${program.output()}`);
    return isSo();
  };
  await waitUntil(check, what);
}

const saysNotReady = (stage: Stage) =>
  alive(stage, async () => !(await isReady(stage.url)), '/readyz says that it is not ready');

const metricsSayNotReady = (stage: Stage) =>
  alive(
    stage,
    async () => (await metric(stage.url, 'thali_ready')).includes('thali_ready 0'),
    '/metrics say that it is not ready',
  );

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => null);
  return answer?.ok ?? false;
}

/** The lines of one metric. */
export async function metric(url: string, name: string): Promise<string[]> {
  const answer = await fetch(`${url}/metrics`).catch(() => null);
  const lines = (await answer?.text())?.split('\n') ?? [];
  return lines.filter((line) => line.startsWith(name));
}

const HEARD_WITHIN_MS = 1_000;

async function tellsNews({ follower, news }: Held): Promise<boolean> {
  const before = follower.heard().length;
  await news().catch(() => {});
  const end = performance.now() + HEARD_WITHIN_MS;
  while (follower.heard().length === before && performance.now() < end) await sleep(5);
  return follower.heard().length > before;
}

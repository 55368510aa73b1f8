import { waitUntil } from '../../src/testing/server/wait-until.ts';
import { createClient } from '../harness/client.ts';
import { launch, type Program, whenReady } from '../harness/program.ts';
import { startLoad } from './load.ts';
import type { Pair } from './pair.ts';
import type { Random } from './random.ts';
import { settle } from './settle.ts';
import { openShop } from './shop.ts';

export interface FailoverResult {
  acknowledged: number;
  unanswered: number;
  /** From the blow to the first order that is acknowledged after it. */
  backAfterMs: number;
  faults: string[];
}

const CONNECTIONS = 8;

/** Kills the database under load, promotes its standby, and checks everything that was acknowledged. */
export async function runFailover(
  pair: Pair,
  { dataDir, random }: { dataDir: string; random: Random },
): Promise<FailoverResult> {
  const program = launch({ dataDir, env: { DATABASE_URL: pair.databaseUrl } });
  try {
    return await play(pair, program, random);
  } finally {
    await program.stop();
  }
}

async function play(pair: Pair, program: Program, random: Random): Promise<FailoverResult> {
  const url = await whenReady(program);
  const shop = await openShop(createClient(url));
  const load = startLoad({ url, shop, random, connections: CONNECTIONS });
  const before = 20 + random.below(200);
  await waitUntil(() => load.noted.placed.size >= before, 'orders are placed');
  const struck = performance.now();
  await pair.failOver();
  const acknowledged = load.noted.placed.size;
  await waitUntil(() => load.noted.placed.size > acknowledged, 'orders are placed again');
  const backAfterMs = performance.now() - struck;
  await load.stop();
  const faults = await settle({ url, connection: pair.connection() }, shop, load);
  return { acknowledged, unanswered: load.unanswered.length, backAfterMs, faults };
}

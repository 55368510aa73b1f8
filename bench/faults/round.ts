import { setTimeout as sleep } from 'node:timers/promises';
import { signal } from '../../src/platform/db/server/embedded/processes.ts';
import type { TestStore } from '../../src/testing/server/test-stores.ts';
import { waitUntil } from '../../src/testing/server/wait-until.ts';
import { createClient } from '../harness/client.ts';
import { connectionOf, databaseProcesses, postmasterOf } from '../harness/database.ts';
import { launch, type Program, type ProgramOptions, whenReady } from '../harness/program.ts';
import type { Noted } from './check-store.ts';
import { startLoad } from './load.ts';
import type { Random } from './random.ts';
import { settle } from './settle.ts';
import { openShop } from './shop.ts';

export const VICTIMS = ['program', 'postmaster', 'database', 'backend', 'both'] as const;
export type Victim = (typeof VICTIMS)[number];

/** The program under test. Each round leaves it running for the next. */
export interface Rig {
  dataDir: string;
  program: Program;
  url: string;
}

export interface RoundResult {
  victim: Victim;
  acknowledged: number;
  unanswered: number;
  /** From the kill to the first successful /readyz. */
  backAfterMs: number;
  faults: string[];
  shop: TestStore;
  noted: Noted;
}

export const BACK_WITHIN_MS = 5_000;
const CONNECTIONS = 8;
const LONGEST_LOAD_MS = 600;
const MOST_ORDERS = 120;
/** A process that does not answer is known to have ended by then. */
const END_SEEN_WITHIN_MS = 1_000;

export async function startRig(options: ProgramOptions): Promise<Rig> {
  const program = launch(options);
  try {
    return { dataDir: options.dataDir, program, url: await whenReady(program) };
  } catch (error) {
    await program.stop();
    throw error;
  }
}

export interface Blow {
  victim: Victim;
  /** Kills right at the nth acknowledgement, or after some milliseconds. */
  after: { orders: number } | { ms: number };
}

/** The program survives these and starts its database again. */
const HEALS_ITSELF: Victim[] = ['postmaster', 'database', 'backend'];

export function chooseBlow(random: Random, victim: Victim): Blow {
  const after =
    random.below(2) === 0
      ? { orders: 1 + random.below(MOST_ORDERS) }
      : { ms: 20 + random.below(LONGEST_LOAD_MS) };
  return { victim, after };
}

/** Kills the victim under load, waits until the program is back, and checks everything it acknowledged. */
export async function runRound(rig: Rig, random: Random, blow: Blow): Promise<RoundResult> {
  try {
    return await playRound(rig, random, blow);
  } catch (error) {
    const { ended, output } = rig.program;
    const end = await Promise.race([ended, sleep(END_SEEN_WITHIN_MS, null)]);
    if (end === null) throw error;
    throw new Error(`The program ended (${end}), and said last:\n${output().trim()}`, { cause: error });
  }
}

async function playRound(rig: Rig, random: Random, { victim, after }: Blow): Promise<RoundResult> {
  const shop = await openShop(createClient(rig.url));
  const postmaster = await postmasterOf(rig.dataDir);
  let struck = 0;
  const strike = async () => {
    if (struck > 0) return;
    struck = performance.now();
    for (const pid of await victimsOf(victim, { rig, postmaster, random })) signal(pid, 'SIGKILL');
  };
  const load = startLoad({
    url: rig.url,
    shop,
    random,
    connections: CONNECTIONS,
    onAcknowledged: (count) => {
      if ('orders' in after && count >= after.orders) void strike();
    },
  });
  if ('ms' in after) setTimeout(strike, after.ms);
  await waitUntil(() => struck > 0, 'the blow');
  const heals = HEALS_ITSELF.includes(victim);
  if (heals) {
    await waitUntil(() => load.unanswered.length > 0, `the loss of the ${victim} is felt`);
    await waitUntil(() => isReady(rig), 'the program is ready again');
  }
  await load.stop();

  if (!heals) await restart(rig, victim);
  const backAfterMs = performance.now() - struck;
  const acknowledged = load.noted.placed.size;
  const faults = await settle({ url: rig.url, connection: await connectionOf(rig.dataDir) }, shop, load);
  return {
    victim,
    acknowledged,
    unanswered: load.unanswered.length,
    backAfterMs,
    faults,
    shop,
    noted: load.noted,
  };
}

interface Scene {
  rig: Rig;
  postmaster: number;
  random: Random;
}

async function victimsOf(victim: Victim, { rig, postmaster, random }: Scene): Promise<number[]> {
  if (victim === 'program') return [rig.program.pid];
  if (victim === 'postmaster') return [postmaster];
  const all = await databaseProcesses(rig.dataDir);
  if (victim === 'backend') return [random.pick(all.filter((pid) => pid !== postmaster))];
  return victim === 'database'
    ? all
    : random.pick([
        [rig.program.pid, ...all],
        [...all, rig.program.pid],
      ]);
}

async function restart(rig: Rig, victim: Victim): Promise<void> {
  await waitUntil(rig.program.hasEnded, `the program ends after its ${victim} was killed`);
  rig.program = launch({ dataDir: rig.dataDir });
  rig.url = await whenReady(rig.program);
  await waitUntil(() => isReady(rig), 'the program is ready');
}

async function isReady({ program, url }: Rig): Promise<boolean> {
  if (program.hasEnded()) throw new Error('The program is gone');
  const answer = await fetch(`${url}/readyz`).catch(() => null);
  return answer?.ok ?? false;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { startEmbedded } from './start-embedded.ts';
import { superviseEmbedded } from './supervise-embedded.ts';
import { postmasterIn, query, until, useMadeCluster } from './test-support.ts';

const madeDataDir = useMadeCluster();
const connection = { host: '', port: 0, user: '', password: '', database: '' };
const FULL = new EmbeddedDatabaseError('The disk is full.');

/** Supervises a made-up server, with made-up starts and waits. `die` ends its current run. */
async function keepMadeUp() {
  const told: string[] = [];
  const waits: number[] = [];
  let [starts, now, refusals] = [0, 0, 0];
  let die = () => {};
  const kept = await superviseEmbedded(
    { dataDir: '', log: (message) => told.push(message) },
    {
      async start() {
        starts++;
        if (refusals-- > 0) throw FULL;
        const died = new Promise<void>((resolve) => {
          die = resolve;
        });
        return { connection, died, stop: async () => {} };
      },
      wait: async (ms) => void waits.push(ms),
      now: () => now,
    },
  );
  return {
    kept,
    waits,
    told,
    starts: () => starts,
    refuse(times: number) {
      refusals = times;
    },
    async liveAndDie(ms: number) {
      const before = starts;
      now += ms;
      die();
      await until('it is started again', () => starts > before);
    },
  };
}

test('a real server is back each time it is killed', async () => {
  const dataDir = await madeDataDir();
  let starts = 0;
  const start: typeof startEmbedded = async (options) => {
    const database = await startEmbedded(options);
    starts++;
    return database;
  };
  const kept = await superviseEmbedded({ dataDir, log() {} }, { start });
  onTestFinished(() => kept.stop());
  let lost: string | null = null;
  void kept.lost.then((reason) => {
    lost = reason;
  });
  for (let deaths = 1; deaths <= 6; deaths++) {
    const killed = await postmasterIn(dataDir);
    process.kill(killed, 'SIGKILL');
    // The server answers before its start is over. Killed that early, it would count as a failed start.
    await until('another server is started', () => starts > deaths);
    expect(await query(kept, 'select 1')).toHaveLength(1);
    expect(await postmasterIn(dataDir)).not.toBe(killed);
  }
  expect(lost).toBeNull();
});

test('the waits between early deaths grow to a second, and start again after a long run', async () => {
  const { liveAndDie, waits, starts } = await keepMadeUp();
  for (let deaths = 0; deaths < 10; deaths++) await liveAndDie(500);
  expect(waits).toEqual([100, 200, 400, 800, 1_000, 1_000, 1_000]);
  await liveAndDie(MINUTE);
  await liveAndDie(500);
  expect(waits).toHaveLength(7);
  expect(starts()).toBe(13);
});

test('a start that fails is tried again, and the program goes on when it succeeds', async () => {
  const { kept, liveAndDie, refuse, waits, told, starts } = await keepMadeUp();
  refuse(4);
  await liveAndDie(MINUTE);
  await until('it has started', () => starts() === 6);
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000]);
  expect(told).toContain('The disk is full.\nThe embedded database is tried again in 1 s.');
  const early = await Promise.race([kept.lost, sleep(0, 'still kept')]);
  expect(early).toBe('still kept');
});

test('gives up a server that never starts, with the reason', async () => {
  const { kept, liveAndDie, refuse, waits } = await keepMadeUp();
  refuse(Number.POSITIVE_INFINITY);
  await liveAndDie(MINUTE);
  expect(await kept.lost).toBe('The disk is full.');
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test('a stop does not wait for the next try', async () => {
  let [starts, die] = [0, () => {}];
  const kept = await superviseEmbedded(
    { dataDir: '', log() {} },
    {
      async start() {
        if (starts++ > 0) throw FULL;
        const died = new Promise<void>((resolve) => {
          die = resolve;
        });
        return { connection, died, stop: async () => {} };
      },
      wait: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    },
  );
  die();
  await until('it is tried again', () => starts === 2);
  await kept.stop();
  expect(starts).toBe(2);
});

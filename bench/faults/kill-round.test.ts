import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { newDataDir } from '../harness/program.ts';
import { createRandom } from './random.ts';
import { chooseBlow, type Rig, runRound, startRig, VICTIMS } from './round.ts';

const random = createRandom(Number(process.env['SEED'] ?? Date.now() % 1_000_000));
let home: Awaited<ReturnType<typeof newDataDir>>;
let rig: Rig;

beforeAll(async () => {
  home = await newDataDir();
  rig = await startRig({ dataDir: home.dataDir });
});

afterAll(async () => {
  await rig.program.stop();
  await home.remove();
});

test.each(VICTIMS)(
  'kill -9 of the %s under load loses and doubles nothing',
  async (victim) => {
    const result = await runRound(rig, random, chooseBlow(random, victim));
    expect(result.faults, `With SEED=${random.seed}`).toEqual([]);
  },
  40_000,
);

test('a program that acknowledges before it commits is found out', async () => {
  const { dataDir, remove } = await newDataDir();
  const hasty = await startRig({ dataDir, entry: 'bench/faults/hasty-main.ts' });
  onTestFinished(async () => {
    await hasty.program.stop();
    await remove();
  });
  const result = await runRound(hasty, random, { victim: 'program', after: { orders: 2 } });
  expect(result.faults).toContainEqual(expect.stringMatching(/^Lost: order \d+ .* is not stored$/));
  expect(result.faults).toContainEqual(expect.stringMatching(/^Doubled: .* was answered with two orders$/));
});

test('a program that is gone is reported with its last words', async () => {
  rig.program.kill('SIGKILL');
  const round = runRound(rig, random, { victim: 'backend', after: { ms: 100 } });
  await expect(round).rejects.toThrow(/^The program ended \(SIGKILL\), and said last:\n.*\/docs/s);
});

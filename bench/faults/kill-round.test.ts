import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { newDataDir } from '../harness/program.ts';
import { createRandom } from './random.ts';
import { chooseBlow, type Rig, runRound, startRig, VICTIMS } from './round.ts';

const random = createRandom(Number(process.env['SEED'] ?? Date.now() % 1_000_000));
let home: Awaited<ReturnType<typeof newDataDir>> | undefined;
let rig: Rig;

beforeAll(async () => {
  home = await newDataDir();
  rig = await startRig({ dataDir: home.dataDir });
});

afterAll(async () => {
  await rig?.program.stop();
  await home?.remove();
});

test.each(VICTIMS)('kill -9 of the %s under load loses and doubles nothing', async (victim) => {
  // How soon it is back, `npm run faults` says.
  const { faults } = await runRound(rig, random, chooseBlow(random, victim));
  expect(faults, `With SEED=${random.seed}`).toEqual([]);
});

test('the check finds a program that acknowledges before it commits', async () => {
  const { dataDir, remove } = await newDataDir();
  onTestFinished(remove);
  const hasty = await startRig({ dataDir, entry: 'bench/faults/hasty-main.ts' });
  onTestFinished(() => hasty.program.stop());
  const result = await runRound(hasty, random, { victim: 'program', after: { orders: 2 } });
  expect(result.faults).toContainEqual(expect.stringMatching(/^Lost: order \d+ .* is not stored$/));
  expect(result.faults).toContainEqual(expect.stringMatching(/^Doubled: .* was answered with two orders$/));
});

test('reports a program that is gone with its last output', async () => {
  rig.program.kill('SIGKILL');
  const round = runRound(rig, random, { victim: 'backend', after: { ms: 100 } });
  await expect(round).rejects.toThrow(/^The program ended \(SIGKILL\), and said last:\n.*\/docs/s);
});

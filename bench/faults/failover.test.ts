import { expect, onTestFinished, test } from 'vitest';
import { newDataDir } from '../harness/program.ts';
import { runFailover } from './failover.ts';
import { startPair } from './pair.ts';
import { createRandom } from './random.ts';

test('a standby that is promoted under load has all that was acknowledged, and takes orders', async () => {
  const { dataDir, remove } = await newDataDir();
  onTestFinished(remove);
  const pair = await startPair(dataDir);
  onTestFinished(pair.stop);
  const random = createRandom(Number(process.env['SEED'] ?? Date.now() % 1_000_000));
  const { faults } = await runFailover(pair, { dataDir, random });
  expect(faults, `With SEED=${random.seed}`).toEqual([]);
});

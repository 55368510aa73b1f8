import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitUntil } from '../../../src/testing/server/wait-until.ts';
import { createRandom } from '../random.ts';
import { endure, metric, type Trouble } from './endure.ts';
import { printerAndGatewayHang } from './others-hang.ts';
import { type Stage, setStage } from './stage.ts';
import { losesConnections } from './troubles.ts';

const random = createRandom(Number(process.env['SEED'] ?? Date.now() % 1_000_000));
let stage: Stage;

beforeAll(async () => {
  stage = await setStage({ entry: 'bench/faults/streams/brisk-main.ts' });
});

afterAll(() => stage?.stop());

async function countFailures(): Promise<number> {
  const [line = ' 0'] = await metric(stage.url, 'thali_background_failures_total');
  return Number(line.split(' ').at(-1));
}

/** Each stream has asked, and heard no answer. */
async function untilAskedInVain(): Promise<void> {
  const before = await countFailures();
  const isAsked = async () => {
    if (stage.program.hasEnded()) throw new Error(`The program has ended:\n${stage.program.output()}`);
    return (await countFailures()) > before + stage.held.length;
  };
  await waitUntil(isAsked, 'the streams have asked in vain');
}

const TROUBLES: Trouble[] = [
  {
    what: 'refuses connections',
    begin: ({ door }) => door.refuse(),
    lasts: untilAskedInVain,
    end: ({ door }) => door.mend(),
    isSaid: true,
  },
  losesConnections(),
  await printerAndGatewayHang(),
];

test.each(TROUBLES)(
  'a database that $what cuts off nobody, with every kind of stream open',
  async (trouble) => {
    const { faults } = await endure(stage, trouble, random);
    expect(faults, `With SEED=${random.seed}`).toEqual([]);
  },
);

import { expect, onTestFinished, test } from 'vitest';
import { LIMITS } from '#platform/limits/rules/policy.ts';
import { createClient } from '../harness/client.ts';
import { killInTurn, startFleet } from './processes.ts';
import { createRandom } from './random.ts';

const random = createRandom(Number(process.env['SEED'] ?? Date.now() % 1_000_000));

test('three processes are killed in turn: no order, no picture and no event is lost or doubled', async () => {
  const fleet = await startFleet(3);
  onTestFinished(fleet.stop);
  const { faults, pictures } = await killInTurn(fleet, random, 8);
  expect(faults, `With SEED=${random.seed}`).toEqual([]);
  expect(pictures).toBeGreaterThan(0);
});

test('wrong passwords are counted over all processes', async () => {
  const fleet = await startFleet(2, { RATE_LIMIT_SCALE: '1' });
  onTestFinished(fleet.stop);
  const { most } = LIMITS.signInsOfAccount;
  const client = createClient(fleet.proxy.url);
  onTestFinished(client.close);
  const body = { email: 'nobody@thali.example', password: 'a wrong long one' };
  const tries = Array.from({ length: most + 6 }, () => client.call('POST', '/tenant/api/login', { body }));
  const answers = (await Promise.all(tries)).map(({ status }) => status);
  expect(answers.filter((status) => status === 401)).toHaveLength(most);
  expect(answers.filter((status) => status === 429)).toHaveLength(6);
});

import { expect, onTestFinished, test } from 'vitest';
import { useFakePaytm } from '../../src/money/payments/server/testing/fake-paytm.ts';
import {
  createPayStore,
  ended,
  lookAt,
  PAID,
  placeOnline,
} from '../../src/money/payments/server/testing/pay-scene.ts';
import { waitUntil } from '../../src/testing/server/wait-until.ts';
import { withClient } from '../../src/testing/server/with-client.ts';
import { createClient } from '../harness/client.ts';
import { connectionOf } from '../harness/database.ts';
import { launch, newDataDir, whenReady } from '../harness/program.ts';

const paytm = await useFakePaytm();

/** Changes the program's running database directly. */
async function change(dataDir: string, sql: string, values: string[] = []): Promise<void> {
  await withClient(await connectionOf(dataDir), (client) => client.query(sql, values));
}

/** Moves waiting orders fifteen minutes into the past. */
async function letTimePass(dataDir: string): Promise<void> {
  await change(dataDir, "update orders set created_at = created_at - interval '15 minutes'");
  await change(dataDir, "update payment_due set due_at = due_at - interval '15 minutes'");
}

test('orders that expire while the program is down end within seconds of its next start', async () => {
  const { dataDir, remove } = await newDataDir();
  onTestFinished(remove);
  const run = () => {
    const program = launch({ dataDir, env: { PRIVATE_GATEWAYS: '1' } });
    onTestFinished(async () => {
      program.kill('SIGKILL');
      await program.ended;
    });
    return program;
  };
  const first = run();
  const api = createClient(await whenReady(first));
  const verify = (email: string) =>
    change(dataDir, 'update accounts set verified_at = now() where email = $1', [email]);
  const store = await createPayStore({ ...api, verify }, paytm);
  const [unpaid, paid] = [await placeOnline(api, store), await placeOnline(api, store)];
  first.kill('SIGKILL');
  await first.ended;
  await letTimePass(dataDir);
  paytm.pay(paid.name, '20.00');

  const restarted = createClient(await whenReady(run()));
  const isOver = async () => {
    const seen = [await lookAt(restarted, unpaid), await lookAt(restarted, paid)];
    return seen.every(({ payment }) => payment !== 'awaiting');
  };
  await waitUntil(isOver, 'no order waits any more');
  expect(await lookAt(restarted, unpaid)).toEqual(ended('expired'));
  expect(await lookAt(restarted, paid)).toEqual(PAID);
  for (const client of [api, restarted]) client.close();
});

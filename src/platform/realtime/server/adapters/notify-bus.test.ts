import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { atEnd } from '#testing/server/at-end.ts';
import { createTestDatabase } from '#testing/server/test-database.ts';
import { withClient } from '#testing/server/with-client.ts';
import { createNotifyBus, packHints, unpackHints } from './notify-bus.ts';

const { connection, close } = await createTestDatabase();
atEnd(close);

/** A bus, with what it has heard. */
async function newBus() {
  const heard: string[] = [];
  const bus = createNotifyBus(connection, () => {});
  atEnd(() => bus.close());
  bus.subscribe((hint) => heard.push(hint));
  return { bus, heard };
}

const countStatements = () =>
  withClient(connection, async (client) => {
    const { rows } = await client.query(
      "select query from pg_stat_activity where application_name = 'thali hints' and datname = current_database()",
    );
    return rows.map(({ query }) => query as string);
  });

test('hints of the same moment are one statement, whatever their number, and each is heard once', async () => {
  const [one, other] = [await newBus(), await newBus()];
  await expect.poll(countStatements).toEqual(['listen thali_store', 'listen thali_store']);
  const payloads: string[] = [];
  await withClient(connection, async (client) => {
    client.on('notification', ({ payload = '' }) => payloads.push(payload));
    await client.query('listen thali_store');
    const hints = Array.from({ length: 1000 }, () => randomUUID());
    for (const hint of hints) one.bus.publish([hint, hints[0] ?? '']);
    await expect.poll(() => other.heard.length).toBe(1000);
    expect(other.heard.toSorted()).toEqual(hints.toSorted());
    await expect.poll(() => payloads.length).toBe(5);
    expect(payloads.every((payload) => payload.length < 8000)).toBe(true);
  });
  expect(one.heard).toEqual([]);
  other.bus.publish(['back']);
  await expect.poll(() => one.heard).toEqual(['back']);
});

test('hints of a lost connection are lost, and the next ones are heard', async () => {
  const [one, other] = [await newBus(), await newBus()];
  await expect.poll(countStatements).toHaveLength(2);
  await withClient(connection, (client) =>
    client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'thali hints' and datname = current_database()",
    ),
  );
  await expect
    .poll(() => {
      one.bus.publish(['again']);
      return other.heard;
    })
    .toContain('again');
});

test('a payload is never longer than NOTIFY takes', () => {
  const hints = Array.from({ length: 500 }, (_, at) => `notification ${'x'.repeat(30)}${at}`);
  const payloads = packHints(hints);
  expect(payloads.every((payload) => payload.length <= 7900)).toBe(true);
  expect(payloads.flatMap((payload) => unpackHints(payload))).toEqual(hints);
  expect(packHints([])).toEqual([]);
});

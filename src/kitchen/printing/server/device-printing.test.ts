import { beforeEach, expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA, type TestStore, teaStore } from '#testing/server/test-stores.ts';
import { linesIn } from '../../../../simulators/printer/decode-esc-pos.ts';
import { encodeEscPos } from '../rules/paper/esc-pos.ts';
import { drawBitmap as draw } from './encoders/draw-rows.ts';
import { askOffice, follow, setUpPrinter } from './testing/print-scene.ts';

const thali = await useTestApp();
let store: TestStore;
let id: string;
let path: string;

beforeEach(async () => {
  store = await teaStore(thali);
  ({ id, pollingPath: path } = await setUpPrinter(thali, store, { kind: 'device', paper: 58 }));
});

async function order(): Promise<void> {
  await placeTestOrder(thali, store, TEA);
  await follow(thali);
}
const ask = async () => (await thali.call('POST', path, { body: {} })).body;
const end = (jobId: string, body: object) => thali.call('POST', `${path}/${jobId}`, { body });
const printer = async () => (await askOffice(thali, store, 'GET', 'printers')).body.printers[0];
const printed = async ({ lines }: { lines: never[] }) =>
  linesIn(await encodeEscPos(lines, { paper: 58, copies: 1, draw }));

test('a device asks for a ticket, prints it, and reports it done', async () => {
  expect(await ask()).toEqual({ paper: 58, copies: 1, job: null });
  await order();
  const { job } = await ask();
  expect(await printed(job)).toContain('1 x Tea');
  expect(await printer()).toMatchObject({ waiting: 1, fault: null });
  expect((await end(job._id, { fault: null })).status).toBe(204);
  expect(await printer()).toMatchObject({ waiting: 0, seenAt: expect.any(String) });
  expect(await ask()).toMatchObject({ job: null });
});

test('without paper it is offered again, and only what may be on paper is marked as a copy', async () => {
  await order();
  const { job } = await ask();
  await end(job._id, { fault: 'paper' });
  expect(await printer()).toMatchObject({ waiting: 1, fault: 'paper' });
  thali.clock.advance(MINUTE);
  const second = (await ask()).job;
  expect((await printed(second))[0]).not.toContain('COPY');
  await end(second._id, { fault: 'silent', hasBegun: true });
  thali.clock.advance(MINUTE);
  expect((await printed((await ask()).job)).join(' ')).toContain('COPY');
});

test('a fault stays shown until something is printed', async () => {
  await order();
  await end((await ask()).job._id, { fault: 'cover' });
  const { failingSince } = await printer();
  for (let times = 0; times < 3; times++) {
    thali.clock.advance(5_000);
    await ask();
  }
  expect(await printer()).toMatchObject({ fault: 'cover', failingSince });
  thali.clock.advance(MINUTE);
  await end((await ask()).job._id, { fault: null });
  expect(await printer()).toMatchObject({ fault: null, failingSince: null });
});

test('what a device can’t print is given up, and the next follows', async () => {
  await order();
  await order();
  const { job } = await ask();
  await end(job._id, { fault: 'trouble', unprintable: true });
  const next = (await ask()).job;
  expect(next._id).not.toBe(job._id);
  const { jobs } = (await askOffice(thali, store, 'GET', 'print-jobs')).body;
  expect(jobs.map(({ state }: { state: string }) => state)).toEqual(['failed', 'sent']);
});

test('another device that takes the printer over ends the first one’s turn', async () => {
  const { body } = await askOffice(thali, store, 'POST', `printers/${id}/address`, {});
  expectError(await thali.call('POST', path, { body: {} }), 404, 'PRINTER_NOT_FOUND');
  const taken = new URL(body.pollingAddress).pathname;
  expect((await thali.call('POST', taken, { body: {} })).status).toBe(200);
  expectError(
    await thali.call('POST', taken.replace('device', 'star'), { body: {} }),
    404,
    'PRINTER_NOT_FOUND',
  );
});

test('cash opens the drawer once, at once or not at all', async () => {
  await askOffice(thali, store, 'PATCH', `printers/${id}`, { drawer: true, tickets: false });
  const pay = async () => {
    const { _id } = await placeTestOrder(thali, store, TEA);
    expect((await askOffice(thali, store, 'POST', `orders/${_id}/payments`, { method: 'Cash' })).status).toBe(
      200,
    );
    await follow(thali);
  };
  await pay();
  const { job } = await ask();
  expect(job.lines).toEqual([{ kind: 'drawer' }]);
  expect([...(await encodeEscPos(job.lines, { paper: 58, copies: 1, draw }))]).toEqual([
    ...[0x1b, 0x40],
    ...[0x1b, 0x70, 0, 25, 250],
  ]);
  // Whatever became of it, it opens once.
  await end(job._id, { fault: 'silent', hasBegun: true });
  thali.clock.advance(MINUTE);
  expect((await ask()).job).toBeNull();
  await pay();
  thali.clock.advance(MINUTE);
  expect((await ask()).job).toBeNull();
  expect((await askOffice(thali, store, 'GET', 'print-jobs')).body.jobs).toEqual([]);
});

import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { setPayee } from '#money/receipts/server/testing/payee.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { teaStore } from '#testing/server/test-stores.ts';
import { addTable, join, lineOf, type Phone, sitDown } from './testing/sit-down.ts';

const own = () => randomBytes(16).toString('base64url');

test('the right code is not counted, so that a large party joins', async () => {
  const limited = await useTestApp({ rateLimitScale: 1 });
  const place = await teaStore(limited);
  const iden = await addTable(limited, place);
  const { code } = await (await sitDown(limited, place, iden)).read();
  for (let guests = 0; guests < 21; guests++)
    expect((await join(limited, place, iden, { code })).body.admitted).toBe(true);
});

test('streams of strangers outside take no place of those who sit there', async () => {
  const limited = await useTestApp({ rateLimitScale: 1 / 10 });
  const place = await teaStore(limited);
  const iden = await addTable(limited, place);
  const guest = await sitDown(limited, place, iden);
  const stranger = await sitDown(limited, place, iden);
  const address = await limited.listen();
  const follow = ({ slug, token }: Phone) =>
    fetch(`${address}/sittings/${slug}/events?token=${token}`, { signal: leave.signal });
  const leave = new AbortController();
  const statuses: number[] = [];
  for (let streams = 0; streams < 4; streams++) statuses.push((await follow(stranger)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await follow(guest)).status).toBe(200);
  leave.abort();
});

test('one table changes only so often in a minute', async () => {
  const limited = await useTestApp({ rateLimitScale: 1 / 200 });
  const place = await teaStore(limited);
  const iden = await addTable(limited, place);
  const guest = await sitDown(limited, place, iden);
  await guest.put('Tea');
  await guest.put('Tea');
  await guest.put('Tea');
  expect((await guest.call('PUT', '/lines/one-more', lineOf(place, 'Tea'))).status).toBe(429);
});

test('a guest can say only so often in an hour that a part was paid', async () => {
  const limited = await useTestApp({ rateLimitScale: 1 / 5 });
  const place = await teaStore(limited);
  await setPayee(limited, place);
  const guest = await sitDown(limited, place, await addTable(limited, place));
  await guest.send([await guest.put('Tea')], 20);
  const part = (await guest.call('POST', '/parts', { kind: 'all' })).body._id;
  const claim = (utr: string) => guest.call('POST', `/parts/${part}/paid`, { utr });
  for (const utr of ['432156789012', '432156789013']) expect((await claim(utr)).status).toBe(200);
  expect((await claim('432156789014')).status).toBe(429);
});

test('guests of one network open only so many tables of a store, and the staff open the others', async () => {
  const limited = await useTestApp({ rateLimitScale: 1 });
  const place = await teaStore(limited);
  const idens: string[] = [];
  for (let table = 0; table < 9; table++) idens.push(await addTable(limited, place));
  const last = idens.pop() ?? '';
  for (const iden of idens) expect((await join(limited, place, iden)).status).toBe(201);
  expect((await join(limited, place, last)).body.code).toBe('TABLE_NOT_OPEN');
  expect((await join(limited, place, idens[0] ?? '')).status).toBe(201);
  limited.clock.advance(30 * MINUTE);
  expect((await join(limited, place, last)).status).toBe(201);
});

test('codes are not guessed at one table after another', async () => {
  const limited = await useTestApp({ rateLimitScale: 1 / 10 });
  const place = await teaStore(limited);
  const tables: { iden: string; code: string }[] = [];
  for (let table = 0; table < 7; table++) {
    const iden = await addTable(limited, place);
    const { code } = await (await sitDown(limited, place, iden)).read();
    tables.push({ iden, code });
  }
  limited.clock.advance(MINUTE);
  const wrong = (code: string) => (code === '0000' ? '0001' : '0000');
  const token = own();
  for (const { iden, code } of tables.slice(0, 6))
    await join(limited, place, iden, { token, code: wrong(code) });
  const [last] = tables.slice(6);
  const right = () => join(limited, place, last?.iden ?? '', { token, code: last?.code ?? '' });
  expect((await right()).body.admitted).toBe(false);
  limited.clock.advance(10 * MINUTE);
  expect((await right()).body.admitted).toBe(true);
});

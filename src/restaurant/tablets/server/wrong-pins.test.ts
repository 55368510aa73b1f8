import { describe, expect, test } from 'vitest';
import { createApp } from '#apps/server/program/app.ts';
import type { Services } from '#platform/context/server/services.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { atEnd } from '#testing/server/at-end.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { addTestPerson, admitTestTablet, PIN, startTestTurn } from '#testing/server/people/test-tablets.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { tabletScene } from './testing/tablet-scene.ts';

const thali = await useTestApp();
const { read, start, scene } = tabletScene(thali);

/** Another process shares nothing with this one but the database. */
const services: Services = { ...thali.services, gateOf: () => (work) => work() };
const elsewhere = await createApp(services, {
  version: 'another',
  appToken: null,
  trustProxy: false,
  logger: { level: 'silent', stream: { write() {} } },
});
atEnd(() => elsewhere.close());
async function startElsewhere(cookie: string, accountId: string, pin: string) {
  const payload = { accountId, pin };
  const answer = await elsewhere.inject({
    method: 'POST',
    url: '/api/tablet/turn',
    headers: { cookie },
    payload,
  });
  return { body: answer.json() };
}

test('no PIN at all is refused as such, and so is a name that nobody has', async () => {
  const { ravi, tablet } = await scene();
  expectFields(await start(tablet, ravi, ''), { pin: 'This field is required' });
  for (const nobody of ['', 'ravi', '0']) expectError(await start(tablet, nobody), 404, 'MEMBER_NOT_FOUND');
});

describe('wrong PINs', () => {
  test('lock a name at that tablet for five minutes, and the office is told once', async () => {
    const { store, ravi, tablet } = await scene();
    const sita = await addTestPerson(thali, store, { name: 'Sita' });
    const elsewhere = await admitTestTablet(thali, store, 'Bar');
    for (const left of [4, 3, 2, 1])
      expectError(await start(tablet, ravi, '0000'), 422, 'PIN_INCORRECT', { details: { left } });
    for (const pin of ['0000', PIN])
      expectError(await start(tablet, ravi, pin), 429, 'PIN_LOCKED', { details: { retryAfter: 300 } });
    const { people } = (await read(tablet)).body;
    expect(people.map(({ lockedUntil }) => lockedUntil === null)).toEqual([false, true]);
    await startTestTurn(thali, tablet, sita);
    await startTestTurn(thali, elsewhere, ravi);
    const { body } = await thali.call('GET /api/notifications', { token: store.token });
    expect(body.notifications).toMatchObject([
      { kind: 'pin_locked', facts: { person: 'Ravi', tablet: 'Counter' }, link: '/app/settings/tablets' },
    ]);
    thali.clock.advance(5 * MINUTE);
    await startTestTurn(thali, tablet, ravi);
  });

  test('at once, in two processes, are all counted', async () => {
    const { ravi, tablet } = await scene();
    const tries = Array.from({ length: 12 }, (_, at) =>
      (at % 2 === 0 ? start : startElsewhere)(tablet, ravi, `99${at + 10}`),
    );
    const codes = (await Promise.all(tries)).map(({ body }) => (body as { code?: string }).code);
    expect(codes.filter((code) => code === 'PIN_INCORRECT')).toHaveLength(4);
    expect(codes.filter((code) => code === 'PIN_LOCKED')).toHaveLength(8);
    expectError(await start(tablet, ravi), 429, 'PIN_LOCKED', { details: { retryAfter: 300 } });
  });

  test('are forgotten by the right one, and after a day', async () => {
    const { ravi, tablet } = await scene();
    const wrong = async (times: number) => {
      for (let time = 0; time < times; time++) await start(tablet, ravi, '0000');
    };
    await wrong(4);
    await startTestTurn(thali, tablet, ravi);
    await wrong(4);
    thali.clock.advance(DAY);
    expectError(await start(tablet, ravi, '0000'), 422, 'PIN_INCORRECT', { details: { left: 4 } });
  });
});

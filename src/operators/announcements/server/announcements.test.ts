import { expect, test } from 'vitest';
import { DAY } from '#platform/time/rules/durations.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { teaStore, unique } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const token = await signInOperator(thali);
const store = await teaStore(thali);
const until = new Date(thali.clock.now + DAY).toISOString();
const at = (id = '') => `/api/operator/announcements${id && `/${id}`}`;
const announce = (more: object = {}) =>
  thali.call('POST', at(), { token, body: { text: 'We update on Sunday.', until, ...more } });
const read = async ({ storeId, token: asker } = store) =>
  (await thali.call('GET', `/api/stores/${storeId}/announcements`, { token: asker })).body.announcements;

test('owners read an announcement until its day is over, or an operator ends it', async () => {
  const { body } = await announce({ textInHindi: 'रविवार को अपडेट है।' });
  const told = { _id: body._id, text: 'We update on Sunday.', textInHindi: 'रविवार को अपडेट है।', until };
  expect(await read()).toEqual([told]);
  const changed = await thali.call('PATCH', at(body._id), { token, body: { text: 'On Monday.' } });
  expect(changed.body).toMatchObject({ text: 'On Monday.', textInHindi: told.textInHindi, plan: '', until });
  expect(await read()).toMatchObject([{ text: 'On Monday.' }]);
  const over = { until: new Date(thali.clock.now).toISOString() };
  expect((await thali.call('PATCH', at(body._id), { token, body: over })).status).toBe(200);
  expect(await read()).toEqual([]);
  const listed = (await thali.call('GET', at(), { token })).body.announcements;
  expect(listed).toMatchObject([{ _id: body._id, ...over }]);
  expect((await thali.call('DELETE', at(body._id), { token })).status).toBe(204);
  expectError(await thali.call('DELETE', at(body._id), { token }), 404, 'NOT_FOUND');
});

test('restaurants of a plan read what concerns them, the three newest first', async () => {
  const plan = `Plan ${unique()}`;
  await thali.call('POST', '/api/operator/plans', { token, body: { name: plan } });
  const other = await teaStore(thali);
  const moved = await thali.call('PATCH', `/api/operator/stores/${other.storeId}/subscription`, {
    token,
    body: { plan },
  });
  expect(moved.status).toBe(200);
  await announce({ text: 'first' });
  thali.clock.advance(1000);
  await announce({ text: 'of the plan', plan });
  for (const text of ['second', 'third', 'fourth']) {
    thali.clock.advance(1000);
    await announce({ text });
  }
  const textsOf = (found: { text: string }[]) => found.map(({ text }) => text);
  expect(textsOf(await read())).toEqual(['fourth', 'third', 'second']);
  await thali.call('DELETE', at((await read())[0]._id), { token });
  expect(textsOf(await read())).toEqual(['third', 'second', 'first']);
  expect(textsOf(await read(other))).toEqual(['third', 'second', 'of the plan']);
});

test('an announcement needs words, a day and a plan that exists', async () => {
  expectFields(await announce({ text: '' }), { text: expect.any(String) });
  expectFields(await announce({ until: 'soon' }), { until: expect.any(String) });
  expectFields(await announce({ plan: 'Nobody’s' }), { plan: expect.any(String) });
  expectError(await thali.call('PATCH', at('none'), { token, body: {} }), 404, 'NOT_FOUND');
});

import { expect, test } from 'vitest';
import { keepPlans } from '#operators/plans/server/keep-plans.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { teaStore, unique } from '#testing/server/test-stores.ts';
import { loadBuiltPages } from './built-pages.ts';

const pages = await loadBuiltPages(new URL('../../../../dist', import.meta.url).pathname);
const thali = await useTestApp({ pages });
const token = await signInOperator(thali);
const INVITATION = 'Create your own digital menu page';
const store = await teaStore(thali);
const read = async (path = `/${store.slug}`) =>
  (await thali.call('GET', path, { headers: { accept: 'text/html' } })).text;
const moveTo = (change: object) =>
  thali.call('PATCH', `/api/operator/stores/${store.storeId}/subscription`, { token, body: change });

test('a menu invites to the site, unless the plan of its restaurant leaves that out', async () => {
  expect(await read()).toContain(INVITATION);
  const name = `Plan ${unique()}`;
  const made = await thali.call('POST', '/api/operator/plans', {
    token,
    body: { name, features: ['noFooter'] },
  });
  await moveTo({ plan: name });
  expect(await read()).not.toContain(INVITATION);
  await moveTo({ status: 'ended' });
  expect(await read()).toContain(INVITATION);
  await moveTo({ status: 'active' });
  thali.services.sites.plans = new Map();
  await keepPlans(thali.services, thali.database.db);
  expect(await read()).not.toContain(INVITATION);
  const address = `/api/operator/plans/${made.body._id}`;
  await thali.call('PATCH', address, { token, body: { features: [] } });
  expect(await read()).toContain(INVITATION);
});

test('where nobody signs up by themselves, no page invites to it', async () => {
  expect(await read('/menu')).toContain('href="/auth/register"');
  thali.services.signUp.usual = 'invitation';
  expect(await read()).not.toContain(INVITATION);
  expect(await read('/menu')).not.toContain('href="/auth/register"');
  expect(await read('/')).toContain('"footer":{"text":"","url":""}');
  thali.services.signUp.usual = 'open';
});

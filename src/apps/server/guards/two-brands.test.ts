import { expect, test } from 'vitest';
import { ageSubscriptions } from '#operators/stores/server/subscriptions/age-subscriptions.ts';
import { createContext } from '#platform/context/server/context.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { openEveryPage } from '#testing/server/every-page.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { askForCode, createOtpStore, newPhone } from '#testing/server/people/test-otp.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { readPdf } from '#testing/server/read-pdf.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { openTestBrand, wordsOfEmail } from '#testing/server/test-brands.ts';
import { logIn, PASSWORD, placeTestOrder, TEA, teaStore, unique } from '#testing/server/test-stores.ts';
import { loadBuiltPages } from '../pages/built-pages.ts';

const pages = await loadBuiltPages(new URL('../../../../dist', import.meta.url).pathname);
const first = await useTestApp({ pages });
const token = await signInOperator(first);
const brand = { name: 'Rasoi', sender: 'Rasoi <hello@rasoi.example>', supportEmail: 'help@rasoi.example' };
expect((await first.call('PUT', '/api/operator/brand', { token, body: brand })).status).toBe(200);
const dhaba = await openTestBrand(first, 'Dhaba');
const second = dhaba.thali;

const BRANDS = [
  { name: 'Rasoi', thali: first, other: second, foreign: new RegExp(`thali|dhaba|${dhaba.host}`, 'i') },
  { name: 'Dhaba', thali: second, other: first, foreign: /thali|rasoi|\/\/localhost/i },
];

/** What a person or a search engine reads: no addresses of scripts, and no names by which a browser keeps things. */
const wordsOf = (html: string) =>
  html
    .replace(/<(script|style)\b(?! type="application\/ld\+json").*?<\/\1>/gs, '')
    .replace(/<script\b[^>]*>/g, '');

test.each(BRANDS)('nothing at the address of $name names another brand', async ({ thali, foreign, name }) => {
  const { store, order, pagesOf } = await openEveryPage(thali);
  for (const url of Object.values(pagesOf).flat())
    for (const language of ['en', 'hi']) {
      const headers = { accept: 'text/html', cookie: `lang=${language}` };
      const { text } = await thali.call('GET', url, { headers });
      expect(wordsOf(text), `${url} in ${language}`).not.toMatch(foreign);
    }
  for (const url of [
    `/manifest.webmanifest?store=${store.slug}`,
    '/robots.txt',
    '/sitemap.xml',
    '/api/store-listings',
  ])
    expect((await thali.call('GET', url)).text, url).not.toMatch(foreign);
  const document = (await thali.call('GET', '/docs/openapi.json')).body;
  expect(document.info.title).toBe(name);
  expect(JSON.stringify([document.info, document.servers])).not.toMatch(foreign);
  for (const url of ['/docs', '/docs/static/swagger-initializer.js'])
    expect((await thali.call('GET', url)).text, url).not.toMatch(foreign);
  const posters = `/api/stores/${store.storeId}/tables/posters.pdf?format=a4&of=store`;
  const bills = `/order/status/${order.slug}/bill.pdf`;
  for (const url of [posters, bills]) {
    const headers = {
      authorization: `token ${store.token}`,
      host: thali === first ? 'localhost' : dhaba.host,
    };
    const { rawPayload, statusCode } = await first.app.inject({ url, headers });
    if (statusCode === 200) expect(JSON.stringify(await readPdf(rawPayload)), url).not.toMatch(foreign);
  }
});

test.each(BRANDS)('emails of $name come from it alone', async ({ thali, foreign, name }) => {
  const sent = thali.emails.length;
  const body = {
    name: 'Asha',
    email: `${unique()}@asha.example`,
    password: PASSWORD,
    storeName: 'Asha Chai',
  };
  expect((await thali.call('POST', '/api/account', { body })).status).toBe(201);
  expect((await thali.call('POST', '/api/account', { body })).status).toBeLessThan(500);
  await thali.call('POST', '/api/account/request-reset', { body: { email: body.email } });
  const emails = thali.emails.slice(sent);
  expect(emails.length).toBeGreaterThanOrEqual(2);
  for (const email of emails) expect(wordsOfEmail(email)).not.toMatch(foreign);
  expect(emails.some((email) => wordsOfEmail(email).includes(name))).toBe(true);
});

test.each(BRANDS)('restaurants of $name are nowhere at the other address', async ({ thali, other }) => {
  const store = await teaStore(thali);
  const order = await placeTestOrder(thali, store, TEA);
  const { body } = await thali.call('GET', `/api/stores/${store.storeId}/catalogue`, { token: store.token });
  const none = unique();
  const noStore = '00000000-0000-4000-8000-000000000001';
  const asked: [url: string, unknown: string][] = [
    [`/${store.slug}`, `/${none}`],
    [`/menu/${body.menus[0]._id}`, `/menu/${noStore}`],
    [`/status/${order.slug}`, `/status/${none}`],
    [`/order?s=${order.slug}`, `/order?s=${none}`],
    [`/order/status/${order.slug}`, `/order/status/${none}`],
    [`/restaurant/api/store/web/${store.slug}`, `/restaurant/api/store/web/${none}`],
    [`/restaurant/api/store/web/${store.slug.toUpperCase()}`, `/restaurant/api/store/web/${none}`],
    [`/manifest.webmanifest?store=${store.slug}`, `/manifest.webmanifest?store=${none}`],
    [`/images/stores/${store.slug}/icon-192.png`, `/images/stores/${none}/icon-192.png`],
    [`/order/tokens/${store.slug}`, `/order/tokens/${none}`],
    [`/restaurant/api/menu/${body.menus[0]._id}`, `/restaurant/api/menu/${noStore}`],
    [`/store/api/store/retrieve/${store.storeId}`, `/store/api/store/retrieve/${noStore}`],
    [
      `/api/calendar/${store.storeId}/book?date=2026-11-21&party=2`,
      `/api/calendar/${noStore}/book?date=2026-11-21&party=2`,
    ],
  ];
  for (const [url, unknown] of asked) {
    const accept = /^\/(order\/|restaurant|store|api|images|manifest)/.test(url)
      ? 'application/json'
      : 'text/html';
    const [at, nowhere] = [
      await other.call('GET', url, { headers: { accept } }),
      await other.call('GET', unknown, { headers: { accept } }),
    ];
    expect([at.status, at.body?.code], url).toEqual([nowhere.status, nowhere.body?.code]);
    expect(at.status, url).toBe(404);
  }
});

test('a restaurant that is named like another’s things hides nothing of it, and one that has moved away is nobody’s at the other address', async () => {
  const store = await teaStore(first);
  const order = await placeTestOrder(first, store, TEA);
  const { body } = await first.call('GET', `/api/stores/${store.storeId}/catalogue`, { token: store.token });
  const menuId = body.menus[0]._id;
  const thief = await teaStore(second);
  const sql = "update store_routes set key = $1 where kind = 'slug' and store_id = $2";
  const pagesOf = [`/${store.slug}`, `/menu/${menuId}`, `/status/${order.slug}`];
  for (const name of [store.storeId, menuId, order.slug.toLowerCase()]) {
    await first.database.pool.query(sql, [name, thief.storeId]);
    first.services.sites.forget();
    for (const url of [`/api/stores/${store.storeId}/orders?state=1`, `/restaurant/api/menu/${menuId}`])
      expect((await first.call('GET', url, { token: store.token })).status, `${name} ${url}`).toBe(200);
    for (const url of pagesOf)
      expect((await first.call('GET', url, { headers: { accept: 'text/html' } })).status, url).toBe(200);
  }

  await first.database.pool.query(
    "insert into moved_stores (store_id, origin, brand_id, moved_at) values ($1, 'https://two.example', $2, now())",
    [thief.storeId, dhaba.brandId],
  );
  await first.database.pool.query(sql, ['moved-dhaba', thief.storeId]);
  await first.database.pool.query('update stores set store_id = gen_random_uuid() where store_id = $1', [
    thief.storeId,
  ]);
  first.services.sites.forget();
  for (const url of ['/moved-dhaba', '/moved-dhaba/book', '/profile/web/moved-dhaba/12-00']) {
    const [here, there] = [await first.call('GET', url), await second.call('GET', url)];
    expect([here.headers['location'], there.headers['location']], url).toEqual([
      undefined,
      `https://two.example${url}`,
    ]);
  }
});

test('an account may be in both brands, and each office shows its own restaurants alone', async () => {
  const here = await teaStore(first);
  const { email } = (await first.call('GET /api/session', { token: here.token })).body.account;
  expectError(await second.call('GET', '/api/session', { token: here.token }), 401, 'UNAUTHENTICATED');
  const there = await logIn(second, email);
  expect((await second.call('GET /api/session', { token: there })).body.stores).toEqual([]);
  const opened = await second.call('POST /api/stores', { token: there, body: { name: 'Second Tea' } });
  expect(opened.status).toBe(201);
  const stores = async (thali: typeof first, own: string) =>
    (await thali.call('GET /api/session', { token: own })).body.stores.map(({ name }) => name);
  expect(await stores(second, there)).toEqual(['Second Tea']);
  expect(await stores(first, here.token)).not.toContain('Second Tea');
  const catalogue = `/api/stores/${here.storeId}/catalogue`;
  expectError(await second.call('GET', catalogue, { token: there }), 404, 'STORE_NOT_FOUND');
});

test('operators sign somebody out of their brand alone; the person, and a new password, end every session', async () => {
  const theirs = await signInOperator(second, 'OWNER', dhaba.brandId);
  const store = await teaStore(first);
  const { email, _id } = (await first.call('GET /api/session', { token: store.token })).body.account;
  let [here, there] = [store.token, await logIn(second, email)];
  const isIn = async (thali: typeof first, own: string) =>
    (await thali.call('GET /api/session', { token: own })).status === 200;
  const standing = () => Promise.all([isIn(first, here), isIn(second, there)]);
  await second.call('POST /api/stores', { token: there, body: { name: 'Theirs' } });

  const url = `/api/operator/accounts/${_id}/sessions`;
  expect((await second.call('DELETE', url, { token: theirs })).status).toBe(204);
  expect(await standing()).toEqual([true, false]);
  const [entry] = (await second.call('GET', '/api/operator/log?what=sessions', { token: theirs })).body
    .entries;
  expect(entry).toMatchObject({ from: { sessions: '1' }, to: { sessions: '0' } });

  there = await logIn(second, email);
  const [one] = (await second.call('GET /api/sessions', { token: there })).body.sessions;
  const params = { sessionId: one?._id ?? '' };
  expectError(
    await first.call('DELETE /api/sessions/:sessionId', { params, token: here }),
    404,
    'SESSION_NOT_FOUND',
  );
  expect((await first.call('DELETE /api/sessions', { token: here })).status).toBe(204);
  expect(await standing()).toEqual([true, false]);

  there = await logIn(second, email);
  const body = { password: PASSWORD, newPassword: 'another-long-password' };
  expect((await second.call('POST', '/api/account/password', { token: there, body })).status).toBe(204);
  expect(await standing()).toEqual([false, true]);
});

test('who has no restaurant is shown to the operators of the brand at which they signed up', async () => {
  const theirs = await signInOperator(second, 'OWNER', dhaba.brandId);
  const store = await teaStore(second);
  const { email } = (await second.call('GET /api/session', { token: store.token })).body.account;
  await second.database.pool.query('delete from memberships where store_id = $1', [store.storeId]);
  const url = `/api/operator/accounts?search=${encodeURIComponent(email)}`;
  expect((await first.call('GET', url, { token })).body.accounts).toEqual([]);
  expect((await second.call('GET', url, { token: theirs })).body.accounts).toMatchObject([{ email }]);
});

test('an operator sees and changes their own brand alone', async () => {
  const theirs = await signInOperator(second, 'OWNER', dhaba.brandId);
  const [here, there] = [await teaStore(first), await teaStore(second)];
  const list = async (thali: typeof first, own: string) =>
    (await thali.call('GET', '/api/operator/stores', { token: own })).body.stores.map(
      ({ _id }: { _id: string }) => _id,
    );
  expect(await list(second, theirs)).toContain(there.storeId);
  expect(await list(second, theirs)).not.toContain(here.storeId);
  expect(await list(first, token)).not.toContain(there.storeId);
  const suspend = `/api/operator/stores/${here.storeId}/suspend`;
  expectError(
    await second.call('POST', suspend, { token: theirs, body: { reason: 'x' } }),
    404,
    'STORE_NOT_FOUND',
  );
  for (const url of ['/api/operator/stores', '/api/operator/brands'])
    expectError(await first.call('GET', url, { token: theirs }), 404, 'NOT_FOUND');
  expectError(await second.call('GET', '/api/operator/brands', { token: theirs }), 404, 'NOT_FOUND');
  const { body } = await first.call('GET', '/api/operator/brands', { token });
  expect(body.brands.map(({ name }: { name: string }) => name)).toEqual(['Rasoi', 'Dhaba']);
});

test.each(BRANDS)(
  'what the clock and other people cause is written to owners of $name by it alone',
  async ({ thali, foreign, name }) => {
    const store = await teaStore(thali);
    const { email } = (await thali.call('GET /api/session', { token: store.token })).body.account;
    await thali.verify(email);
    const sent = thali.emails.length;
    const system = createContext(thali.services, { kind: 'system' });
    const end = (days: number) =>
      thali.database.pool.query('update stores set subscription_end = $1 where store_id = $2', [
        new Date(thali.clock.now + days * DAY),
        store.storeId,
      ]);
    for (const days of [3, -1, -20]) {
      await end(days);
      await ageSubscriptions(system, [store.storeId]);
    }
    const own = name === 'Rasoi' ? token : await signInOperator(thali, 'OWNER', dhaba.brandId);
    const as = { token: own };
    await thali.call('POST', `/api/operator/stores/${store.storeId}/hand-over`, {
      ...as,
      body: { email: `${unique()}@other.example` },
    });
    await thali.call('POST', `/api/operator/stores/${store.storeId}/invoices`, {
      ...as,
      body: { plan: 'Chain', months: 1, price: 500 },
    });
    await thali.call('POST', `/api/operator/stores/${store.storeId}/close`, {
      ...as,
      body: { reason: 'Moved' },
    });
    const emails = thali.emails.slice(sent);
    expect(emails.length).toBeGreaterThanOrEqual(5);
    for (const one of emails) expect(wordsOfEmail(one), one.subject).not.toMatch(foreign);
  },
);

test.each(BRANDS)(
  'no code is sent for a restaurant of $name from the other address',
  async ({ thali, other }) => {
    const store = await createOtpStore(thali);
    const phone = newPhone();
    expect((await askForCode(thali, store, phone)).status).toBe(202);
    expect((await askForCode(other, store, phone)).status).toBe(404);
  },
);

test('a staff invitation leads nowhere at the address of another brand', async () => {
  const store = await teaStore(first);
  const { email } = (await first.call('GET /api/session', { token: store.token })).body.account;
  await first.verify(email);
  const body = { email: `${unique()}@tea.example`, role: 'STAFF' };
  const url = `/api/stores/${store.storeId}/invitations`;
  const { link } = (await first.call('POST', url, { token: store.token, body })).body;
  const open = { token: new URL(link).hash.replace('#token=', '') };
  expect((await first.call('POST', '/api/invitations/open', { body: open })).status).toBe(200);
  expectError(
    await second.call('POST', '/api/invitations/open', { body: open }),
    404,
    'INVITATION_NOT_FOUND',
  );
});

test('whoever names the operator of a new brand gets no link into an account that exists', async () => {
  const store = await teaStore(second);
  const { email } = (await second.call('GET /api/session', { token: store.token })).body.account;
  const body = { name: 'Third', host: `${unique()}.example`, email };
  const made = await first.call('POST', '/api/operator/brands', { token, body });
  expect(made.status).toBe(201);
  expect(made.body.link).toBe(`http://${body.host}/auth/login`);
});

test('an account with an address that nobody has confirmed becomes no operator of a new brand', async () => {
  const store = await teaStore(second);
  const { email } = (await second.call('GET /api/session', { token: store.token })).body.account;
  await first.database.pool.query('update accounts set verified_at = null where email = $1', [email]);
  const body = { name: 'Fourth', host: `${unique()}.example`, email };
  const made = await first.call('POST', '/api/operator/brands', { token, body });
  expectError(made, 403, 'EMAIL_UNVERIFIED');
});

test('an address that nobody can write is refused, and is no failure of the program', async () => {
  expect((await second.call('GET', '/restaurant/api/store/web/%00')).status).toBe(422);
});

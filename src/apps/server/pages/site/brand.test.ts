import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PLAN_STEPS, rulesOf } from '#operators/plans/rules/plan-rules.ts';
import {
  stepEmail,
  writeSubscriptionEmail,
} from '#operators/stores/server/subscriptions/subscription-email.ts';
import {
  writeChangeEmail,
  writeResetEmail,
  writeTakenEmail,
  writeVerifyEmail,
} from '#restaurant/accounts/server/email/emails.ts';
import { writeInvitationEmail } from '#restaurant/people/server/invitations/invitation-email.ts';
import { openEveryPage } from '#testing/server/every-page.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { readPdf } from '#testing/server/read-pdf.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { loadBuiltPages } from '../built-pages.ts';

const pages = await loadBuiltPages(new URL('../../../../../dist', import.meta.url).pathname);
const thali = await useTestApp({ pages });
const token = await signInOperator(thali);
const ICON = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0a5c8f' } })
  .png()
  .toBuffer();
const OWN_NAME = /thali/i;
const body = {
  name: 'Rasoi',
  icon: `data:image/png;base64,${ICON.toString('base64')}`,
  terms: 'Be kind.',
  privacy: 'We keep what an order needs.',
};
const answer = await thali.call('PUT', '/api/operator/brand', { token, body });
expect(answer.status).toBe(200);

/** What a person or a search engine reads: no addresses of scripts, and no names by which a browser keeps things. */
const wordsOf = (html: string) =>
  html
    .replace(/<(script|style)\b(?! type="application\/ld\+json").*?<\/\1>/gs, '')
    .replace(/<(link|script)\b[^>]*>/g, '');

test('no page has another name than that of the brand', async () => {
  const { store, pagesOf } = await openEveryPage(thali);
  for (const url of Object.values(pagesOf).flat()) {
    for (const language of ['en', 'hi']) {
      const headers = { accept: 'text/html', cookie: `lang=${language}` };
      const { text } = await thali.call('GET', url, { headers });
      expect(wordsOf(text), `${url} in ${language}`).not.toMatch(OWN_NAME);
    }
  }
  const app = await thali.call('GET', `/manifest.webmanifest?store=${store.slug}`);
  expect(app.text).not.toMatch(OWN_NAME);
  const login = await thali.call('GET', '/auth/login', { headers: { accept: 'text/html' } });
  expect(login.text).toContain('<title>Rasoi</title>');
});

test('pages show the icon, drawn anew as a square and kept for ever', async () => {
  const { icon } = answer.body;
  for (const url of ['/menu/', '/auth/login'])
    expect((await thali.call('GET', url, { headers: { accept: 'text/html' } })).text).toContain(icon);
  const { headers, rawPayload } = await thali.app.inject(icon);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 192, height: 192 });
  expect((await thali.call('GET', '/assets/brand/icon-0.png')).status).toBe(404);
});

test("the operator's terms are read on a page of the site", async () => {
  const terms = await thali.call('GET', '/legal/terms', { headers: { accept: 'text/html' } });
  expect(terms.text).toContain('<h1>Terms of service</h1><p>Be kind.</p>');
});

test('neither a bill nor a poster has another name', async () => {
  const { store, pagesOf } = await openEveryPage(thali);
  const [, slug] = /^\/status\/([^/]+)\/bill$/.exec(pagesOf['/status/{slug}/bill']?.[0] ?? '') ?? [];
  const posters = `/api/stores/${store.storeId}/tables/posters.pdf?format=a4&of=store`;
  for (const url of [`/order/status/${slug}/bill.pdf`, posters]) {
    const headers = { authorization: `token ${store.token}` };
    const { rawPayload } = await thali.app.inject({ url, headers });
    expect(JSON.stringify(await readPdf(rawPayload)), url).not.toMatch(OWN_NAME);
    expect(rawPayload.toString('latin1'), url).not.toMatch(OWN_NAME);
  }
});

test('no email has another name', () => {
  const link = 'https://menu.example/x';
  const invited = {
    product: 'Rasoi',
    storeName: 'Tea',
    inviter: 'Asha',
    role: 'STAFF',
    handsOver: false,
    link,
  } as const;
  const days = { endDay: '2026-11-25', lastDay: '2026-12-09', isOrderingLeft: true };
  const FACTS = { ...rulesOf(null), ...days };
  const emails = [
    writeVerifyEmail('Rasoi', link),
    writeTakenEmail('Rasoi'),
    writeResetEmail('Rasoi', link),
    ...(['password', 'email', 'twoFactorOn', 'twoFactorOff'] as const).map((what) =>
      writeChangeEmail(what, link),
    ),
    ...PLAN_STEPS.map((step) => writeSubscriptionEmail(stepEmail(step, FACTS), 'Tea', link)),
    writeInvitationEmail('en', invited),
    writeInvitationEmail('hi', invited),
  ];
  for (const { subject, text } of emails) expect(subject + text).not.toMatch(OWN_NAME);
});

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { expectFields } from '#testing/server/expect-error.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { unique } from '#testing/server/test-stores.ts';
import { FIRST_BRAND } from '../rules/brand.ts';
import { keepBrands } from './keep-brand.ts';

const thali = await useTestApp();
const token = await signInOperator(thali);
const PNG = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#0a5c8f' } })
  .png()
  .toBuffer();
const LOGO = `data:image/png;base64,${PNG.toString('base64')}`;
const RASOI = {
  name: 'Rasoi',
  logo: '',
  icon: '',
  colour: '#0A5C8F',
  supportEmail: 'help@rasoi.example',
  footer: { text: 'Your menu with Rasoi', url: 'https://rasoi.example/join' },
  terms: 'https://rasoi.example/terms',
  privacy: 'We keep what an order needs.',
  sender: 'Rasoi <hello@rasoi.example>',
  translations: {
    hi: { name: 'रसोई', footer: 'रसोई से अपना मेन्यू', terms: '', privacy: 'जितना ज़रूरी, उतना ही।' },
  },
};
const save = (body: object) => thali.call('PUT', '/api/operator/brand', { token, body });
const saved = () => thali.call('GET', '/api/operator/brand', { token });

test('the brand is our own until an operator saves another, whole', async () => {
  expect((await saved()).body).toMatchObject({ name: 'Thali', logo: '', footer: { text: '', url: '' } });
  expect(await save(RASOI)).toMatchObject({ status: 200, body: RASOI });
  expect((await saved()).body).toEqual(RASOI);
  expect((await save({ name: 'Rasoi' })).body).toMatchObject({ name: 'Rasoi', colour: '', sender: '' });
});

test('a logo keeps its address until it is removed or another is sent', async () => {
  const { logo } = (await save({ ...RASOI, logo: LOGO })).body;
  expect(logo).toMatch(/^\/assets\/brand\/logo-[0-9a-f]{16}\.png$/);
  expect((await save({ ...RASOI, logo, name: 'Rasoi two' })).body.logo).toBe(logo);
  expect((await save({ ...RASOI, logo: '' })).body.logo).toBe('');
  expectFields(await save({ ...RASOI, logo }), { logo: expect.any(String) });
});

test('looks are read again only after a change, whoever makes it', async () => {
  await save({ ...RASOI, logo: LOGO });
  const keptNow = async () => {
    await keepBrands(thali.services, thali.services.db);
    return thali.services.sites.kept({ brandId: FIRST_BRAND });
  };
  const before = await keptNow();
  expect(before.pictures.size).toBe(1);
  expect((await keptNow()).pictures).toBe(before.pictures);
  await thali.database.pool.query("update brands set logo = ''");
  expect((await keptNow()).pictures.size).toBe(0);
});

test.each([
  ['a name that is empty', { name: '' }, 'name'],
  ['a picture of another site', { logo: 'https://other.example/logo.png' }, 'logo'],
  ['a picture that is none', { icon: 'data:image/png;base64,AAAA' }, 'icon'],
  ['a drawing, which may hold a script', { logo: 'data:image/svg+xml;base64,AAAA' }, 'logo'],
  ['a colour by its name', { colour: 'teal' }, 'colour'],
  ['a link that runs a script', { footer: { url: 'javascript:alert(1)' } }, 'footer.url'],
  ['two senders', { sender: 'a@rasoi.example, b@rasoi.example' }, 'sender'],
])('refuses %s', async (_, change, field) => {
  expectFields(await save({ ...RASOI, ...change }), { [field]: expect.any(String) });
});

test('emails speak in the name of the brand, and answers go to its support', async () => {
  await save(RASOI);
  const email = `${unique()}@thali.example`;
  const body = { name: 'Asha', email, password: 'seven slow monsoons', storeName: 'Asha Chai' };
  expect((await thali.call('POST', '/tenant/api/menu/signup', { body })).status).toBeLessThan(300);
  expect(thali.emails.at(-1)).toMatchObject({ to: email, from: RASOI.sender, replyTo: RASOI.supportEmail });
  expect(thali.emails.at(-1)?.text).toContain('Welcome to Rasoi.');
});

test('another program reads the brand that this one saved', async () => {
  await save(RASOI);
  const { sites } = thali.services;
  sites.keep([]);
  expect(sites.main().brand.name).toBe('Thali');
  await keepBrands({ sites }, thali.database.db);
  expect(sites.main().brand).toMatchObject({ name: 'Rasoi', colour: '0A5C8F', privacy: '/legal/privacy' });
});

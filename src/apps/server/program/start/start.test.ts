import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { type TestApp, useTestApp } from '#testing/server/test-app.ts';
import { createTestStore, PASSWORD } from '#testing/server/test-stores.ts';
import { createDemoPictures } from '../../demo/demo-pictures.ts';
import { listDemoStores } from '../../demo/list-demo-stores.ts';
import { seedDemo } from '../../demo/seed-demo.ts';
import { nightOwl } from '../../demo/stores/night-owl.ts';
import { parseEnv } from '../env.ts';
import { type Demo, prepareDemo } from './prepare-demo.ts';
import { printAddresses } from './print-addresses.ts';

const thali = await useTestApp();
const DEMO = 'owner@demo.example';

function starts({ services }: TestApp) {
  const said: string[] = [];
  const prepare = () =>
    prepareDemo(createContext(services, { kind: 'system' }), 'a password', {
      pictures: createDemoPictures(),
      say: (line) => said.push(line),
    });
  return { said, prepare };
}

const demoNames = async ({ services }: TestApp) =>
  (await listDemoStores(createContext(services, { kind: 'system' }))).map(({ name }) => name);

function announced(demo: Demo | null): string[] {
  const lines: string[] = [];
  printAddresses({ env: parseEnv({}), app: thali.app, demo, version: '1', say: (line) => lines.push(line) });
  return lines.filter((line) => line.includes('Demo sign-in'));
}

test('a later start names the demo owner of an earlier one, and makes nothing', async () => {
  const { said, prepare } = starts(thali);
  await createTestStore(thali);
  expect(await prepare()).toBeNull();
  await seedDemo(createContext(thali.services, { kind: 'system' }), [nightOwl], PASSWORD, () => '/owl.png');
  expect(await prepare()).toEqual({ email: DEMO, password: null });
  expect(await demoNames(thali)).toEqual([nightOwl.name]);
  expect(said).toEqual([]);
});

test('signing up with the demo address makes nobody the demo owner', async () => {
  const other = await useTestApp();
  const { prepare } = starts(other);
  const body = { name: 'Demo owner', email: DEMO, password: PASSWORD, storeName: 'Saffron Street' };
  expect((await other.call('POST /tenant/api/menu/signup', { body })).status).toBe(201);
  expect(await prepare()).toBeNull();
  expect(await demoNames(other)).toEqual([]);
});

test('demo stores that are older than their list are added to it, and no others', async () => {
  const [before, stranger] = [await useTestApp(), await useTestApp()];
  const body = { name: 'Demo owner', email: DEMO, password: PASSWORD, storeName: 'Night Owl' };
  await stranger.call('POST /tenant/api/menu/signup', { body });
  const demo = [nightOwl, { ...nightOwl, slug: 'night-owl-2' }];
  await seedDemo(createContext(before.services, { kind: 'system' }), demo, PASSWORD, () => '/owl.png');
  await before.database.pool.query('delete from demo_stores');
  // Demo stores were then made at the same time as their owner.
  await before.database.pool.query(
    'update memberships set created_at = a.created_at from accounts a where a.id = account_id',
  );
  const migration = new URL(
    '../../../../platform/db/server/migrations/0005_demo_stores.sql',
    import.meta.url,
  );
  const [, fill = ''] = (await readFile(migration, 'utf8')).split('--> statement-breakpoint');
  for (const { database } of [before, stranger]) await database.pool.query(fill);
  expect(await demoNames(before)).toEqual([nightOwl.name, nightOwl.name]);
  expect(await demoNames(stranger)).toEqual([]);
});

test('every start prints the e-mail address, and only the first one the password', () => {
  expect(announced(null)).toEqual([]);
  expect(announced({ email: DEMO, password: null })).toEqual([`  Demo sign-in    ${DEMO}`]);
  expect(announced({ email: DEMO, password: 's3cret' })).toEqual([
    `  Demo sign-in    ${DEMO}  s3cret   (shown this once)`,
  ]);
});

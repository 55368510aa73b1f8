import { expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { readEnv } from '../env.ts';
import { useTestApp } from '../testing/test-app.ts';
import { createTestStore } from '../testing/test-stores.ts';
import { announce } from './announce.ts';
import { type Demo, prepareDemo } from './prepare-demo.ts';

const thali = await useTestApp();
const DEMO = 'owner@demo.example';

function announced(demo: Demo | null): string[] {
  const lines: string[] = [];
  announce({ env: readEnv({}), app: thali.app, demo, version: '1', say: (line) => lines.push(line) });
  return lines.filter((line) => line.includes('Demo sign-in'));
}

test('a later start tells of the demo owner, where there is one, and makes nothing', async () => {
  const said: string[] = [];
  const prepare = () =>
    prepareDemo(createContext(thali.services, { kind: 'system' }), 'a password', (line) => said.push(line));
  await createTestStore(thali);
  expect(await prepare()).toBeNull();
  const body = { name: 'Demo owner', email: DEMO, password: 'a plain long one', storeName: 'Demo' };
  expect((await thali.call('POST', '/tenant/api/menu/signup/', { body })).status).toBe(201);
  expect(await prepare()).toEqual({ email: DEMO, password: null });
  expect(said).toEqual([]);
});

test('the e-mail address is told at every start, the password by the one that made it', () => {
  expect(announced(null)).toEqual([]);
  expect(announced({ email: DEMO, password: null })).toEqual([`  Demo sign-in    ${DEMO}`]);
  expect(announced({ email: DEMO, password: 's3cret' })).toEqual([
    `  Demo sign-in    ${DEMO}  s3cret   (shown this once)`,
  ]);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { bareEnvironment } from '../src/testing/server/bare-environment.ts';
import { useTestApp } from '../src/testing/server/test-app.ts';

const thali = await useTestApp();

async function operator(...args: string[]): Promise<{ said: string; code: number }> {
  const { host, port, user, password, database } = thali.database.connection;
  const query = new URLSearchParams({ host, port: String(port) });
  const DATABASE_URL = `postgres://${user}:${password}@localhost/${database}?${query}`;
  const env = { ...bareEnvironment(), DATABASE_URL, PUBLIC_URL: 'https://menu.example' };
  const child = spawn(process.execPath, ['scripts/run-operator.ts', ...args], { env });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { said: out + err, code };
}

test('one line with a link is printed, and the account is an operator', async () => {
  const { said, code } = await operator('add', 'omar@thali.example');
  expect(said).toMatch(/^https:\/\/menu\.example\/auth\/reset-password#token=[\w-]+\n$/);
  expect(code).toBe(0);
  const { rows } = await thali.database.pool.query(
    'select email, role from accounts join operators on account_id = id',
  );
  expect(rows).toEqual([{ email: 'omar@thali.example', role: 'OWNER' }]);
});

test.each([[['add']], [['add', 'no address']], [['remove', 'omar@thali.example']]])(
  '%j is refused with what to type',
  async (args) => {
    const { said, code } = await operator(...args);
    expect(said).toBe('Say who it is: add name@example.com\n');
    expect(code).toBe(1);
  },
);

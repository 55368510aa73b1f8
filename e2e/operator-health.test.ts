import { expect, test } from 'vitest';
import { lookAround } from '../src/operators/health/server/look-around.ts';
import { createContext } from '../src/platform/context/server/context.ts';
import { signInOperator } from '../src/testing/server/people/test-people.ts';
import { findFaults, visit } from './sweep/sweep.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

test('an operator sees what is red, says who is told, and sends a test', async () => {
  const visitor = await visit(stage);
  const { page } = visitor;
  const token = await signInOperator(stage.thali);
  await page.context().addCookies([{ name: 'thali_session', value: token, url: stage.origin }]);
  const { pool } = stage.thali.database;
  const weekAgo = new Date(stage.thali.clock.now - 8 * 86_400_000);
  await lookAround(createContext(stage.thali.services, { kind: 'system' }));
  await pool.query('update watch set last_backup_at = $1', [weekAgo]);

  const screen = {
    name: 'health',
    async arrange() {
      await page.goto('/operator/health');
      await page.getByText('Everything is done in time.').first().waitFor();
      await page.getByLabel('Webhook').waitFor();
    },
  };
  await screen.arrange();
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first();
  await first.getByRole('heading', { name: 'Backup' }).waitFor();
  await first.getByText('Act now').waitFor();
  await first.getByText('Run “npm run backup” daily').waitFor();
  expect(await findFaults(visitor, [screen], { isWide: true, isLarge: true })).toBe('');

  await page.getByLabel('Webhook').fill('nonsense');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('web address').waitFor();
  await page.getByLabel('Webhook').fill('http://127.0.0.1:9/hook');
  await page.getByRole('switch', { name: 'Backups are made elsewhere' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const secret = page.getByRole('status').filter({ hasText: 'shown this once' });
  await secret.getByText(/^whsec_/).waitFor();
  const dialog = { name: 'a new secret', arrange: () => secret.waitFor() };
  expect(await findFaults(visitor, [dialog])).toBe('');
  await page.getByText('Made elsewhere, as was said below.').waitFor();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await page.getByText('Emails sent: 1. The webhook did not answer.').waitFor();
  expect(stage.thali.emails.at(-1)?.text).toContain('This is a test.');

  await page.reload();
  await page.getByLabel('Webhook').waitFor();
  await expect.poll(() => page.getByLabel('Webhook').inputValue()).toBe('http://127.0.0.1:9/hook');
  await expect.poll(() => secret.count()).toBe(0);
});

import { expect, test } from 'vitest';
import { openTable, orderRound } from './floor/open-floor.ts';
import { leave } from './testing/offline.ts';
import { loseLine, openTablet } from './testing/open-tablet.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

/** What is opened at a table, and what of it only the server does. */
const STEPS = [
  { step: 'Discount', only: null },
  { step: 'Split', only: /^Own bill/ },
  { step: 'Not paid now …', only: /^Put on account/ },
  { step: 'Bill', only: /^Issue bill/ },
  { step: /^Record payment/, only: null },
] as const;

test('the line goes while something is open at a table: nothing turns for ever, no word is lost, and what waits says why', async () => {
  const { sit, person, page } = await openTablet(stage, 'Pulled Plug');
  await orderRound(await sit('3', 'Asha'), { 'Masala dosa': 1 });
  await page.goto('/app/floor');
  await openTable(page, '3');
  const sheet = page.getByRole('dialog', { name: /^Table 3\b/ });
  for (const { step, only } of STEPS) {
    await page.getByText('Live', { exact: true }).first().waitFor();
    await sheet.getByRole('button', { name: step }).first().click();
    const top = page.getByRole('dialog').last();
    const field = top.getByRole('textbox').last();
    // What is still being read when the line goes fails, and shows nothing to press.
    if (only) await top.getByRole('button', { name: only }).waitFor();
    const hasField = (await field.count()) > 0;
    if (hasField) await field.fill('12');
    await loseLine(person);
    await page.getByText(/^No internet since/).waitFor();
    await expect.poll(() => page.locator('[aria-busy=true]').count(), { message: String(step) }).toBe(0);
    if (hasField) await expect.poll(() => field.inputValue(), { message: String(step) }).toBe('12');
    if (only) {
      const button = top.getByRole('button', { name: only });
      await expect.poll(() => button.isDisabled(), { message: String(step) }).toBe(true);
      await expect.poll(() => button.textContent()).toContain('Needs internet');
    }
    await page.keyboard.press('Escape');
    await person.context.setOffline(false);
    await page.getByText(/^No internet since/).waitFor({ state: 'detached' });
    if (!(await sheet.isVisible())) await openTable(page, '3');
  }
  await leave(person);
});

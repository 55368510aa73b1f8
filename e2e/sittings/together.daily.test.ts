import { expect, test } from 'vitest';
import { setStage } from '../testing/stage.ts';
import { addToTable, openTable, openTablePage } from '../testing/tables.ts';

const stage = await setStage();

test('two phones order together: one is let in, both add dishes, one sends all, the other one more', async () => {
  const { scan, title } = await openTable(stage, 'Both Of Us');
  const first = await scan();
  await addToTable(first.page, 'Masala dosa');

  const second = await scan();
  const join = second.page.getByRole('dialog');
  await second.page.getByRole('heading', { name: `${title} has started. Join them?` }).waitFor();
  await join.getByLabel(/First name/).fill('Ravi');
  await join.getByRole('button', { name: 'Join', exact: true }).click();
  await second.page
    .getByRole('heading', { name: 'Waiting for someone at the table to let you in' })
    .waitFor();

  await first.page.getByText('Ravi wants to join').first().waitFor();
  await openTablePage(first.page);
  await first.page.getByRole('heading', { name: title }).waitFor();
  await first.page.getByRole('button', { name: 'Let in' }).click();
  await join.waitFor({ state: 'hidden' });

  await addToTable(second.page, 'Masala chai');
  await openTablePage(second.page);
  await first.page.getByText('Masala chai').waitFor();
  await second.page.getByLabel('Masala chai is for the whole table').check();
  await first.page.getByRole('button', { name: 'One more Masala chai' }).click();
  await second.page.getByText('2', { exact: true }).first().waitFor();
  await second.page.getByRole('button', { name: /^Send everything ₹150/ }).click();
  await first.page.getByRole('heading', { name: 'Round 1' }).waitFor();
  await first.page.getByRole('heading', { name: 'To order' }).waitFor({ state: 'detached' });
  await expect.poll(() => first.page.getByText('Masala dosa').count()).toBe(1);

  await first.page.getByRole('button', { name: 'Same again: Round 1' }).click();
  await second.page.getByRole('button', { name: 'Same again: Round 1' }).click();
  const next = first.page.getByRole('region', { name: 'To order' });
  await next.getByText('Masala dosa').waitFor();
  await next.getByText('Masala chai').waitFor();
  await first.page.getByRole('button', { name: /^Send everything ₹150/ }).waitFor();
});

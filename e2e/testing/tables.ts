import type { Page } from 'playwright-core';
import { addTable } from '../../src/tables/sittings/server/testing/sit-down.ts';
import { type TestStore, unique } from '../../src/testing/server/test-stores.ts';
import { SMALL } from '../sweep/look-at.ts';
import { openKitchen } from './kitchen.ts';
import type { Stage } from './stage.ts';

/** A restaurant with a table of its own, whose guests order together. */
export async function openTable(stage: Stage, name: string) {
  const kitchen = await openKitchen(stage, name);
  return { ...kitchen, ...(await addTableOf(stage, kitchen.store)) };
}

/** A table of this restaurant, with the phones that scan its sticker, and the staff who look after it. */
export async function addTableOf(stage: Stage, store: TestStore, gateway?: string) {
  const iden = await addTable(stage.thali, store, `T${unique()}`);
  const link = `/${store.slug}?conf=Dine-In&iden=${iden}&idel=Table`;
  const tablePath = `/${store.slug}/table`;
  /** A phone that scans the sticker. */
  const scan = async (options: Parameters<Stage['person']>[0] = {}) => {
    const person = await stage.person({
      viewport: SMALL,
      ...(gateway === undefined ? {} : { gateway }),
      ...options,
    });
    await person.page.goto(link);
    return person;
  };
  /** A call of the staff about the sitting that is open there. */
  const staff = async (method: string, path: string, body?: object) => {
    const as = { token: store.token, ...(body ? { body, headers: { 'idempotency-key': unique() } } : {}) };
    const floor = await stage.thali.call('GET', `/api/stores/${store.storeId}/floor`, as);
    const table = floor.body.tables.find((one: { iden: string }) => one.iden === iden);
    const at = `/api/stores/${store.storeId}/sittings/${table.sitting._id}`;
    const answer = await stage.thali.call(method, `${at}${path}`, as);
    if (answer.status >= 300) throw new Error(answer.text);
    return answer.body;
  };
  return { iden, link, tablePath, scan, staff, title: `Table ${iden}` };
}

/** Lets a second phone in, by the code that the first one shows on the table's page. */
export async function joinByCode(host: Page, guest: Page, name: string): Promise<void> {
  const code = (await host.getByText(/^\d{4}$/).textContent()) ?? '';
  await guest.getByLabel(/First name/).fill(name);
  await guest.getByLabel(/^Code/).fill(code);
  await guest.getByRole('button', { name: 'Join', exact: true }).click();
  await host.getByText(name, { exact: true }).first().waitFor();
}

/** Adds a dish on the menu, and waits until the others at the table can see it. */
export async function addToTable(page: Page, dish: string): Promise<void> {
  await page
    .getByRole('button', { name: `Add ${dish}`, exact: true })
    .last()
    .click();
  await page
    .getByRole('region', { name: 'Your table' })
    .getByText(/to send/)
    .waitFor();
}

export const openTablePage = (page: Page) =>
  page.getByRole('region', { name: 'Your table' }).getByRole('link').click();

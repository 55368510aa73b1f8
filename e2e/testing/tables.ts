import type { Page } from 'playwright-core';
import { addTable } from '../../src/server/features/sittings/testing/sit-down.ts';
import { unique } from '../../src/server/testing/test-stores.ts';
import { SMALL } from '../sweep/look-at.ts';
import { openKitchen } from './kitchen.ts';
import type { Stage } from './stage.ts';

/** A restaurant with a table of its own, whose guests order together. */
export async function openTable(stage: Stage, name: string) {
  const kitchen = await openKitchen(stage, name);
  const { store } = kitchen;
  const iden = await addTable(stage.thali, store, `T${unique()}`);
  const link = `/${store.slug}?conf=Dine-In&iden=${iden}&idel=Table`;
  const tablePath = `/${store.slug}/table`;
  /** A phone that scans the sticker. */
  const scan = async (options: Parameters<Stage['person']>[0] = {}) => {
    const person = await stage.person({ viewport: SMALL, ...options });
    await person.page.goto(link);
    return person;
  };
  return { ...kitchen, iden, link, tablePath, scan, title: `Table ${iden}` };
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

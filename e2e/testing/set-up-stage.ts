import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { setUpBrowser } from '../../scripts/browser/find-browser.ts';
import { createServices } from '../../src/apps/server/program/create-services.ts';
import { openDatabase } from '../../src/platform/db/server/client.ts';
import { plainParts } from '../../src/testing/server/plain-parts.ts';
import { DEMO_TEMPLATE, TEMPLATE } from '../../src/testing/server/setup/templates.ts';
import { withClient } from '../../src/testing/server/with-client.ts';
import { fillDemo } from './demo.ts';

type Postgres = ReturnType<TestProject['getProvidedContext']>['postgres'];

/** Finds the browser, and fills the database that stages copy with the demo stores. */
export async function setup(project: TestProject): Promise<void> {
  await setUpBrowser();
  const { postgres } = project.getProvidedContext();
  const isMade = await withClient({ ...postgres, database: 'postgres' }, async (admin) => {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [DEMO_TEMPLATE]);
    if (rowCount === 0) await admin.query(`create database ${DEMO_TEMPLATE} template ${TEMPLATE}`);
    return rowCount === 1;
  });
  if (!isMade) await fill(postgres);
}

async function fill(postgres: Postgres): Promise<void> {
  const images = await mkdtemp(join(tmpdir(), 'thali-images-'));
  const database = openDatabase({ ...postgres, database: DEMO_TEMPLATE }, () => {});
  const services = createServices(plainParts(database.db, images));
  try {
    await fillDemo(services);
  } finally {
    await services.feeds.close();
    await database.close();
    await rm(images, { recursive: true, force: true });
  }
}

import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { loadBuiltPages } from '../../src/apps/server/pages/built-pages.ts';
import { DEMO_TEMPLATE } from '../../src/testing/server/setup/templates.ts';
import { type TestApp, useTestApp } from '../../src/testing/server/test-app.ts';
import { type BrowserOptions, newPerson, type Person, type PersonOptions, shareBrowser } from './browser.ts';
import { DEMO_EMAIL, DEMO_PASSWORD, savePicture } from './demo.ts';

export interface Stage {
  thali: TestApp;
  origin: string;
  person(options?: PersonOptions): Promise<Person>;
  /** Signs in the demo stores' owner, for what staff do outside of the browser. */
  ownerToken(): Promise<string>;
}

const dist = new URL('../../dist', import.meta.url).pathname;

/** Starts the program with its demo stores, listening, and a browser. A test fails when a browser complains. */
export async function setStage(
  changes: Parameters<typeof useTestApp>[0] = {},
  browserOptions: BrowserOptions = {},
): Promise<Stage> {
  const pages = await loadBuiltPages(dist);
  const thali = await useTestApp({ pages, clock: Date.now, template: DEMO_TEMPLATE, ...changes });
  const origin = (await thali.listen()).replace('127.0.0.1', 'localhost');
  thali.services.sites.origin = origin;
  let browser: Browser;
  const people: Person[] = [];
  beforeAll(async () => {
    await connectAll(thali);
    await savePicture(thali.services.images);
    browser = await shareBrowser(browserOptions);
  });
  afterEach(async ({ task }) => {
    const present = people.splice(0);
    if (task.result?.state === 'fail') process.stdout.write(await describePages(present));
    await Promise.all(present.map(({ context }) => context.close()));
    const complaints = present.flatMap((person) => person.complaints);
    if (complaints.some((text) => /status of 5\d\d/.test(text))) process.stdout.write(failuresIn(thali.logs));
    expect.soft(complaints.join('\n')).toBe('');
  });
  return {
    thali,
    origin,
    async person(options) {
      const person = await newPerson(browser, origin, options);
      people.push(person);
      return person;
    },
    async ownerToken() {
      const body = { email: DEMO_EMAIL, password: DEMO_PASSWORD };
      return (await thali.call('POST /tenant/api/login', { body })).body.token;
    },
  };
}

const MOST_AT_ONCE = 10;

/** As a program that has served for a while: the first screen does not wait for connections to the database. */
async function connectAll({ database: { pool } }: TestApp): Promise<void> {
  const clients = await Promise.all(Array.from({ length: MOST_AT_ONCE }, () => pool.connect()));
  for (const client of clients) client.release();
}

/** Why the server failed, which its answers don't tell. */
const failuresIn = (logs: readonly string[]): string =>
  logs.filter((line) => /"level":(50|60)\b/.test(line)).join('');

/** What the pages show, for whoever reads why a test failed. */
async function describePages(people: readonly Person[]): Promise<string> {
  const pages = people.flatMap(({ context }) => context.pages());
  const shown = pages.map(async (page) => {
    const tree = await page.ariaSnapshot({ timeout: 5_000 }).catch((error: Error) => error.message);
    return `${page.url()}\n${tree}`;
  });
  return (await Promise.all(shown)).join('\n\n');
}

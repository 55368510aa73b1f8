import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { DEMO_STORES } from '../../src/server/demo/demo-stores.ts';
import { seedDemo } from '../../src/server/demo/seed-demo.ts';
import { colouredUrl } from '../../src/server/features/pictures/image-name.ts';
import { saveMaster } from '../../src/server/features/pictures/save-master.ts';
import { loadBuiltPages } from '../../src/server/pages/built-pages.ts';
import { createContext } from '../../src/server/platform/context/context.ts';
import { type TestApp, useTestApp } from '../../src/server/testing/test-app.ts';
import { checkOtherTheme } from './accessibility.ts';
import { launchBrowser, newPerson, type Person, type PersonOptions } from './browser.ts';

export const DEMO_PASSWORD = 'a plain long one';
export const DEMO_EMAIL = 'owner@demo.example';

export interface Stage {
  thali: TestApp;
  origin: string;
  person(options?: PersonOptions): Promise<Person>;
  /** Signs in the demo stores' owner, for what staff do outside of the browser. */
  ownerToken(): Promise<string>;
}

const dist = new URL('../../dist', import.meta.url).pathname;

/**
 * Starts the program with its demo stores, listening, and a browser. A test fails when a browser complains,
 * or when its last page breaks a rule of accessibility.
 */
export async function setStage(
  changes: Parameters<typeof useTestApp>[0] = {},
  browserOptions: Parameters<typeof launchBrowser>[0] = {},
): Promise<Stage> {
  const pages = await loadBuiltPages(dist);
  const thali = await useTestApp({ pages, clock: Date.now, ...changes });
  const origin = (await thali.listen()).replace('127.0.0.1', 'localhost');
  let browser: Browser;
  const people: Person[] = [];
  beforeAll(async () => {
    await fillDemo(thali);
    browser = await launchBrowser(browserOptions);
  });
  afterEach(async ({ task }) => {
    const present = people.splice(0);
    if (task.result?.state === 'fail') process.stdout.write(await describePages(present));
    try {
      for (const { page, isScripted, checkAccessibility } of present) {
        if (!page.url().startsWith(`${origin}/`)) continue;
        await checkAccessibility();
        if (isScripted) await checkOtherTheme(page);
      }
    } finally {
      // Closed also after a failure, so that nobody stays for the next test.
      await Promise.all(present.map(({ context }) => context.close()));
      expect.soft(present.flatMap(({ complaints }) => complaints).join('\n')).toBe('');
    }
  });
  afterAll(() => browser?.close());
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

/** What the pages show, for whoever reads why a test failed. */
async function describePages(people: readonly Person[]): Promise<string> {
  const pages = people.flatMap(({ context }) => context.pages());
  const shown = pages.map(async (page) => {
    const tree = await page.ariaSnapshot({ timeout: 5_000 }).catch((error: Error) => error.message);
    return `${page.url()}\n${tree}`;
  });
  return (await Promise.all(shown)).join('\n\n');
}

/** Gives all dishes one small picture, since composing theirs takes longer than the tests. */
async function fillDemo({ services }: TestApp): Promise<void> {
  const { default: sharp } = await import('sharp');
  const square = { create: { width: 320, height: 240, channels: 3 as const, background: '#e8a860' } };
  const image = await saveMaster(services.images, await sharp(square).png().toBuffer());
  const ctx = createContext(services, { kind: 'system' });
  await seedDemo(ctx, DEMO_STORES, DEMO_PASSWORD, () => colouredUrl(image));
}

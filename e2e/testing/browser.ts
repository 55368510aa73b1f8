import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/browser/find-browser.ts';
import { type FontSet, fontEnvironment } from '../../scripts/browser/test-fonts.ts';
import { OF_BROWSERS } from '../../scripts/leftovers.ts';
import { PATIENCE_MS } from '../../src/testing/server/wait-until.ts';

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The library of a sound server leaves a folder behind.
  '--disable-audio-output',
];

/**
 * A test's pages live for seconds. Optimizing their scripts takes more CPU than it saves, and so does
 * collecting their garbage in other threads.
 */
const SHORT_LIVED = ['--js-flags=--no-maglev,--no-opt,--single-threaded'];

/** Signing out, locking a tablet, and admitting one. */
const ENDS_SESSION = /^(DELETE \/api\/(session|tablet\/turn)|POST \/api\/stores\/[^/]+\/tablets)$/;

export const PHONE = { width: 412, height: 892 };
export const DESKTOP = { width: 1280, height: 900 };

export interface PersonOptions {
  viewport?: { width: number; height: number };
  dark?: boolean;
  hindi?: boolean;
  locale?: string;
  timeZone?: string;
  /** Pixels of the screen for each of the page's, 1 unless told. */
  density?: number;
  scripts?: boolean;
  /** Whether to allow the service worker. Tests cannot intercept requests that it answers. */
  worker?: boolean;
  /** Other origins that its pages may load: a simulated gateway on this machine, a restaurant's own website. */
  gateway?: string | readonly string[];
}

/** A person with a browser of their own, whose pages are all watched. */
export interface Person {
  page: Page;
  context: BrowserContext;
  /** Errors and warnings of the browser. A test fails on each that it has not announced. */
  complaints: string[];
  /**
   * Announces expected complaints, at any time in the test, such as the browser's line for an answer of 401.
   */
  mayComplain(...known: RegExp[]): void;
}

export interface BrowserOptions {
  fonts?: FontSet;
}

export function launchBrowser({ fonts = 'noto' }: BrowserOptions = {}): Promise<Browser> {
  const executablePath = requireBrowser();
  return chromium.launch({
    executablePath,
    handleSIGTERM: false,
    args: [...FLAGS, ...SHORT_LIVED],
    env: { ...(process.env as Record<string, string>), ...fontEnvironment(fonts), TMPDIR: ownFolder() },
  });
}

export function requireBrowser(): string {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('There is no Chromium: install it, or name it in CHROMIUM.');
  return executablePath;
}

/** A folder for what a browser that is killed at the end had no time to remove. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), OF_BROWSERS));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

const browsers = new Map<string, Promise<Browser>>();

/** One browser for all files of a worker, in which each person has a profile. It ends with the worker. */
export function shareBrowser(options: BrowserOptions): Promise<Browser> {
  const kind = JSON.stringify(options);
  const browser = browsers.get(kind) ?? launchBrowser(options);
  // A worker is ended by this signal, and soon killed. Playwright removes a browser and its files at once on exit only.
  if (browsers.size === 0) process.once('SIGTERM', () => process.exit());
  browsers.set(kind, browser);
  return browser;
}

/**
 * Repeats an aborted navigation: a closing dialog steps back in the history, which aborts a navigation
 * started meanwhile.
 */
function againWhenAborted<Args extends unknown[], Result>(load: (...args: Args) => Promise<Result>) {
  return (...args: Args): Promise<Result> =>
    load(...args).catch((error: Error) => {
      if (!error.message.includes('net::ERR_ABORTED')) throw error;
      return load(...args);
    });
}

const withoutIds = (url: string) => URL.parse(url)?.pathname.replace(/[0-9a-f-]{30,}|\d+/g, '…') ?? url;

export async function newPerson(
  browser: Browser,
  origin: string,
  options: PersonOptions = {},
): Promise<Person> {
  const { viewport = PHONE, dark = false, hindi = false, scripts = true, worker = false, gateway } = options;
  const { density = 1 } = options;
  const within = [origin, ...[gateway ?? []].flat()];
  const isPhone = viewport.width < 600;
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    deviceScaleFactor: density,
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    javaScriptEnabled: scripts,
    serviceWorkers: worker ? 'allow' : 'block',
    ...(options.locale === undefined ? {} : { locale: options.locale }),
    ...(options.timeZone === undefined ? {} : { timezoneId: options.timeZone }),
  });
  if (hindi) await context.addCookies([{ name: 'lang', value: 'hi', url: origin }]);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.reload = againWhenAborted(page.reload.bind(page));
  page.goto = againWhenAborted(page.goto.bind(page));
  const complaints: string[] = [];
  // Whether the server is ready is a question, and no is an answer.
  const announced: RegExp[] = [/ at \/readyz$/];
  const complain = (text: string) => {
    if (!announced.some((known) => known.test(text))) complaints.push(text);
  };
  context.on('console', (message) => {
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (!['error', 'warning'].includes(message.type())) return;
    const { url } = message.location();
    const at = message.text().startsWith('Failed to load resource') ? ` at ${withoutIds(url)}` : '';
    complain(`${message.type()}: ${message.text()}${at}`);
  });
  context.on('weberror', (error) => complain(`error: ${error.error().message}`));
  context.on('request', (request) => {
    const url = request.url();
    const isOurs = within.some((known) => url.startsWith(`${known}/`));
    if (!isOurs && !/^(data|blob):/.test(url)) complain(`left the machine: ${url}`);
    if (/\/assets\/entry-client-.*\.css$/.test(url))
      complain(`fetched what every page has in itself: ${url}`);
  });
  // Requests that are under way when a session ends are refused.
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (ENDS_SESSION.test(`${request.method()} ${pathname}`)) announced.push(/status of 401/);
  });
  const mayComplain = (...known: RegExp[]) => {
    announced.push(...known);
    complaints.splice(0, Infinity, ...complaints.filter((text) => !known.some((each) => each.test(text))));
  };
  return { page, context, complaints, mayComplain };
}

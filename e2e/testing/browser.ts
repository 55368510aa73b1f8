import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.ts';
import { checkAccessibility, checkUnscripted } from './accessibility.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A page of a journey lives for seconds: optimizing its scripts takes more of the processor than it saves, and so does
 * collecting its garbage in other threads.
 */
const SHORT_LIVED = ['--js-flags=--no-maglev,--no-opt,--single-threaded'];

export const PHONE = { width: 412, height: 892 };
export const DESKTOP = { width: 1280, height: 900 };

/** Longer than anything takes, even where two browsers share a core. */
const WAIT_MS = 30_000;

export interface PersonOptions {
  viewport?: { width: number; height: number };
  dark?: boolean;
  hindi?: boolean;
  /** What the phone itself is set to. */
  locale?: string;
  scripts?: boolean;
  /** Whether the browser keeps menus for later; what a worker answers, a test can't put itself in the way of. */
  worker?: boolean;
  /** Where else its pages may go: a gateway that is simulated on this machine. */
  gateway?: string;
}

/** Somebody with a browser of their own, whose every page is watched. */
export interface Person {
  page: Page;
  context: BrowserContext;
  /** What the browser complained of; a test fails for each that it has not announced. */
  complaints: string[];
  /** Announces what the browser will say, at any time in this test: its own line for each answer of 401, say. */
  mayComplain(...known: RegExp[]): void;
  /** Holds the page as it is now against the rules of accessibility; where a test ends, that is done anyway. */
  checkAccessibility(): Promise<void>;
}

/** For measuring, the browser optimizes scripts as it does for users. */
export function launchBrowser({ measures = false } = {}): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('There is no Chromium: install it, or name it in CHROMIUM.');
  return chromium.launch({ executablePath, args: measures ? FLAGS : [...FLAGS, ...SHORT_LIVED] });
}

/** A sheet that closes steps back in the history, and that step ends a navigation which begins beside it. */
function againWhenAborted<Args extends unknown[], Result>(load: (...args: Args) => Promise<Result>) {
  return (...args: Args): Promise<Result> =>
    load(...args).catch((error: Error) => {
      if (!error.message.includes('net::ERR_ABORTED')) throw error;
      return load(...args);
    });
}

export async function newPerson(
  browser: Browser,
  origin: string,
  options: PersonOptions = {},
): Promise<Person> {
  const { viewport = PHONE, dark = false, hindi = false, scripts = true, worker = false, gateway } = options;
  const within = gateway === undefined ? [origin] : [origin, gateway];
  const isPhone = viewport.width < 600;
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    javaScriptEnabled: scripts,
    serviceWorkers: worker ? 'allow' : 'block',
    ...(options.locale === undefined ? {} : { locale: options.locale }),
  });
  if (hindi) await context.addCookies([{ name: 'lang', value: 'hi', url: origin }]);
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  page.reload = againWhenAborted(page.reload.bind(page));
  page.goto = againWhenAborted(page.goto.bind(page));
  const complaints: string[] = [];
  const announced: RegExp[] = [];
  const complain = (text: string) => {
    if (!announced.some((known) => known.test(text))) complaints.push(text);
  };
  context.on('console', (message) => {
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (['error', 'warning'].includes(message.type())) complain(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => complain(`error: ${error.error().message}`));
  context.on('request', (request) => {
    const url = request.url();
    const isOurs = within.some((known) => url.startsWith(`${known}/`));
    if (!isOurs && !/^(data|blob):/.test(url)) complain(`left the machine: ${url}`);
  });
  const mayComplain = (...known: RegExp[]) => {
    announced.push(...known);
    complaints.splice(0, Infinity, ...complaints.filter((text) => !known.some((each) => each.test(text))));
  };
  const check = scripts ? checkAccessibility : checkUnscripted;
  return { page, context, complaints, mayComplain, checkAccessibility: () => check(page) };
}

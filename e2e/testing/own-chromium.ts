import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { fontEnvironment } from '../../scripts/browser/test-fonts.ts';
import { PATIENCE_MS } from '../../src/testing/server/wait-until.ts';
import { DESKTOP, FLAGS, ownFolder, requireBrowser } from './browser.ts';

/** Nothing listens there, so it is as without a line from the first request on. */
const NO_LINE = ['--proxy-server=127.0.0.1:1', '--proxy-bypass-list=<-loopback>'];

/** A browser with a profile on disk, as a tablet has one, whose power can be cut. */
export interface OwnChromium {
  page: Page;
  cutPower(): Promise<void>;
  /** As when somebody closes it, so that all that it has is on disk. */
  close(): Promise<void>;
}

export const newProfile = (): string => join(ownFolder(), 'profile');

interface Opening {
  profile: string;
  origin: string;
  hasLine: boolean;
}

export async function openChromium({ profile, origin, hasLine }: Opening): Promise<OwnChromium> {
  const flags = [...FLAGS, `--user-data-dir=${profile}`, '--remote-debugging-port=0'];
  // In a group of its own, so that none of its processes writes anything after the cut.
  const chrome = spawn(requireBrowser(), [...flags, ...(hasLine ? [] : NO_LINE), 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...fontEnvironment('noto') },
  });
  const ended = once(chrome, 'exit');
  const cut = () => kill(chrome);
  onTestFinished(cut);
  const browser = await connect(chrome);
  const [context] = browser.contexts();
  const page = await context?.newPage();
  if (!page) throw new Error('The browser has no profile');
  page.setDefaultTimeout(PATIENCE_MS);
  await page.setViewportSize(DESKTOP);
  keepWithin(page, origin);
  return {
    page,
    async cutPower() {
      cut();
      await ended;
    },
    async close() {
      await (await browser.newBrowserCDPSession()).send('Browser.close').catch(() => {});
      await ended;
    },
  };
}

/** A profile of its own has no address that others are relative to. */
function keepWithin(page: Page, origin: string): void {
  const [goto, { request }] = [page.goto.bind(page), page];
  const post = request.post.bind(request);
  page.goto = (url, options) => goto(new URL(url, origin).href, options);
  request.post = (url, options) => post(new URL(url, origin).href, options);
}

function kill({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
}

/** It writes its address when it listens. */
async function connect({ stderr }: ChildProcess): Promise<Browser> {
  let told = '';
  for await (const part of stderr ?? []) {
    told += part;
    const [, address] = /DevTools listening on (\S+)/.exec(told) ?? [];
    if (address !== undefined) return chromium.connectOverCDP(address);
  }
  throw new Error(`The browser did not start: ${told}`);
}

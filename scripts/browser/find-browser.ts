import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fetchPinnedBrowser, PINNED_BROWSER } from './pinned-browser.ts';
import { describeFonts } from './test-fonts.ts';

const PLACES = [
  PINNED_BROWSER,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
];

/** The browser that CHROMIUM names, or else the pinned one, or else one of this machine's. */
export function findBrowser(): string | null {
  return [process.env.CHROMIUM ?? '', ...PLACES].find((place) => place !== '' && existsSync(place)) ?? null;
}

/** Fetches the pinned browser unless CHROMIUM names one, and prints the browser and fonts of the tests. */
export async function setUpBrowser(): Promise<void> {
  if (!process.env.CHROMIUM) await fetchPinnedBrowser();
  const path = findBrowser();
  if (!path) throw new Error('There is no Chromium for the tests: install it, or name it in CHROMIUM.');
  console.log(`Browser: ${path} (${versionOf(path)}), fonts: ${describeFonts()}`);
}

/** Chrome on Windows answers `--version` by opening a window. */
function versionOf(path: string): string {
  if (process.platform === 'win32') return 'unknown version';
  return execFileSync(path, ['--version'], { encoding: 'utf8' }).trim();
}

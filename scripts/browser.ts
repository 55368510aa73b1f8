import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM ?? '',
  // The headless shell renders the same pages, and opens them in a third of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
];

export function findBrowser(): string | null {
  return PLACES.find((place) => place !== '' && existsSync(place)) ?? null;
}

/** Installs Chromium on Debian-like systems when run as root. */
export async function setUpBrowser(): Promise<void> {
  if (findBrowser() || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log('Installing Chromium for the tests in a browser …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update'],
    ['install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-core'],
  ]) {
    await once(spawn('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }), 'close');
  }
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
];

/** The Chromium of this machine; null where there is none. */
export function findBrowser(): string | null {
  return PLACES.find((place) => place !== '' && existsSync(place)) ?? null;
}

/** Installs one where the system's own packages can be: Debian and its kin, as root. */
export function setUpBrowser(): void {
  if (findBrowser() || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log('Installing Chromium for the tests in a browser …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update'],
    ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-core'],
  ]) {
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { HOUR, MINUTE, SECOND } from '#platform/time/rules/durations.ts';
import { timeOfOwnId } from '../rules/own-ids.ts';

const TRUE_NOW = Date.now;
afterEach(() => void vi.restoreAllMocks());

/** A device whose clock differs from the server's by so much, as long as it is told nothing else. */
async function device(off: number) {
  let wrong = off;
  let slept = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => TRUE_NOW() + slept + wrong);
  vi.resetModules();
  const clock = await import('./clock.ts');
  const trueNow = () => TRUE_NOW() + slept;
  return {
    ...clock,
    hear: () => clock.noteServerTime(new Date(trueNow()).toUTCString()),
    set: (by: number) => {
      wrong = by;
    },
    sleep: (ms: number) => {
      slept += ms;
    },
    /** By how many minutes what it says differs from the server's time. */
    isOff: () => Math.floor(Math.abs(clock.serverNow() - trueNow()) / MINUTE),
  };
}

test.each([3 * HOUR, -3 * HOUR])('a clock that is wrong by %i ms is put right by the server', async (off) => {
  const { hear, isOff, newCommandId } = await device(off);
  hear();
  expect(isOff()).toBe(0);
  expect(Math.abs((timeOfOwnId(newCommandId()) ?? 0) - TRUE_NOW())).toBeLessThan(10 * SECOND);
});

test('a clock that is set back without the line changes no time, and is heard again', async () => {
  const { hear, isOff, set } = await device(3 * HOUR);
  hear();
  set(0);
  expect(isOff()).toBe(0);
  set(-3 * HOUR);
  hear();
  expect(isOff()).toBe(0);
});

test('a device that slept is not taken for one whose clock was set', async () => {
  const { hear, isOff, sleep } = await device(-3 * HOUR);
  hear();
  sleep(2 * HOUR);
  expect(isOff()).toBe(0);
});

/** These compare two times of this device, or say when it noted something. */
const BY_ITS_OWN_CLOCK = [
  'src/restaurant/without-the-line/office/*.ts',
  'src/kitchen/board/office/desk/desk-tools.tsx',
  'src/apps/office/gallery/*.tsx',
  'src/ordering/menu-import/office/import-page.tsx',
  'src/kitchen/printing/office/{device,face}/*.ts',
  'src/restaurant/tablets/office/use-turn.ts',
  'src/restaurant/access/office/keep-said.ts',
].flatMap((files) => globSync(files));

test('screens tell the time of the server', () => {
  const all = globSync('src/{*/*/office,*/*/office-api,apps/office,ui/office}/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.'),
  );
  const own = all.filter((file) => /\bDate\.now\(\)|new Date\(\)/.test(readFileSync(file, 'utf8')));
  expect(own.filter((file) => !BY_ITS_OWN_CLOCK.includes(file))).toEqual([]);
});

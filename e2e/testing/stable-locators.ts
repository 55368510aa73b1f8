import type { Locator } from 'playwright-core';
import { vi } from 'vitest';
import { PATIENCE_MS } from '../../src/testing/server/wait-until.ts';

/**
 * Tries again when the page replaces the element meanwhile, as an order's page does when its script takes
 * over. Playwright does that for clicks, but not for scrolling and screenshots.
 */
const steadily = <T>(act: () => Promise<T>): Promise<T> =>
  vi.waitFor(act, { timeout: PATIENCE_MS, interval: 50 });

export const scrollTo = (target: Locator): Promise<void> => steadily(() => target.scrollIntoViewIfNeeded());

export const pictureOf = (target: Locator): Promise<Buffer> => steadily(() => target.screenshot());

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  right: number;
  bottom: number;
}

async function measure(target: Locator): Promise<Place> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`Not in sight: ${target}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/**
 * Measures elements and checks their positions until the check passes: they are measured one by one, and the
 * page may still be laid out.
 */
export function expectPlaces(targets: Locator[], look: (...places: Place[]) => void): Promise<void> {
  return steadily(async () => look(...(await Promise.all(targets.map(measure)))));
}

/** Returns the position of an element that has stopped moving. */
export async function restOf(target: Locator): Promise<Place> {
  let before = '';
  return steadily(async () => {
    const place = await measure(target);
    const [was, now] = [before, JSON.stringify(place)];
    before = now;
    if (was !== now) throw new Error('It moves');
    return place;
  });
}

import { beforeEach, expect, test, vi } from 'vitest';
import { firstPaint } from './first-paint.ts';

let paints: PerformanceEntry[];
let drawFrame: FrameRequestCallback | null;
let isHidden: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  [paints, drawFrame, isHidden] = [[], null, false];
  vi.stubGlobal('document', {
    get hidden() {
      return isHidden;
    },
  });
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    drawFrame = draw;
    return 1;
  });
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => paints);
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

/** Returns a function that says whether the first paint has come. */
async function follow() {
  let isThere = false;
  void firstPaint().then(() => {
    isThere = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return () => isThere;
}

test('a painted page is not awaited', async () => {
  paints = [{ name: 'first-paint' } as PerformanceEntry];
  expect((await follow())()).toBe(true);
});

test('a hidden page is not awaited', async () => {
  isHidden = true;
  expect((await follow())()).toBe(true);
});

test('the task after the frame is awaited, when the page is on the screen', async () => {
  const isThere = await follow();
  expect(isThere()).toBe(false);
  drawFrame?.(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(isThere()).toBe(true);
});

test('a browser that renders no frame does not delay the app', async () => {
  const isThere = await follow();
  await vi.advanceTimersByTimeAsync(199);
  expect(isThere()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isThere()).toBe(true);
});

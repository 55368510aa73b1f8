import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EARLY_SCRIPT, EARLY_TAPS, SAY_AFTER_MS } from './early-script.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Button {
  dataset: Record<string, unknown>;
  closest: () => Button | null;
}

const button = (): Button => {
  const self: Button = { dataset: {}, closest: () => self };
  return self;
};
const elsewhere = { closest: () => null };

/** The script in a page of which it sees this much. */
function openPage() {
  const heard: Record<string, (event: object) => void> = {};
  const waiting = { dataset: {} as Record<string, string> };
  const page: Record<string, Button[] | undefined> = {};
  const document = {
    documentElement: { dataset: {} },
    currentScript: { dataset: { icon: '/icon.png' } },
    getElementById: () => waiting,
  };
  const listen = (kind: string, listener: (event: object) => void) => {
    heard[kind] = listener;
  };
  new Function('window', 'document', 'addEventListener', 'localStorage', EARLY_SCRIPT)(
    page,
    document,
    listen,
    null,
  );
  /** Says whether the tap was kept from everyone else. */
  const tap = (target: object): boolean => {
    const stopImmediatePropagation = vi.fn();
    heard['click']?.({ target, stopImmediatePropagation });
    return stopImmediatePropagation.mock.calls.length === 1;
  };
  return {
    tap,
    says: () => waiting.dataset['says'],
    taps: () => page[EARLY_TAPS],
    begin: () => delete page[EARLY_TAPS],
    failScript: () => heard['error']?.({ target: { localName: 'script' } }),
    failStart: () => heard['unhandledrejection']?.({}),
    failPicture: (dataset: object) => heard['error']?.({ target: { localName: 'img', dataset } }),
  };
}

describe('taps before the app is ready', () => {
  test('are kept in their order, each once, and counted on their buttons', () => {
    const { tap, taps } = openPage();
    const [add, other] = [button(), button()];
    expect([tap(add), tap(other), tap(add)]).toEqual([true, true, true]);
    expect(taps()).toEqual([add, other, add]);
    expect([add.dataset['tapped'], other.dataset['tapped']]).toEqual([2, 1]);
  });

  test('are kept or passed on to the app, never both', () => {
    const { tap, taps, begin } = openPage();
    expect(tap(elsewhere)).toBe(false);
    expect(tap(button())).toBe(true);
    const kept = taps();
    begin();
    const late = button();
    expect(tap(late)).toBe(false);
    expect([kept?.length, late.dataset['tapped']]).toEqual([1, undefined]);
  });

  test('are said to wait after some seconds, unless the app came', () => {
    const [slow, quick, untouched] = [openPage(), openPage(), openPage()];
    slow.tap(button());
    quick.tap(button());
    vi.advanceTimersByTime(SAY_AFTER_MS - 1);
    expect(slow.says()).toBeUndefined();
    quick.begin();
    vi.advanceTimersByTime(1);
    expect([slow.says(), quick.says(), untouched.says()]).toEqual(['slow', undefined, undefined]);
  });

  test.each(['failScript', 'failStart'] as const)('are not pretended to be carried out after %s', (fail) => {
    const page = openPage();
    const [before, after] = [button(), button()];
    page.failPicture({});
    page.tap(before);
    expect(before.dataset['tapped']).toBe(1);
    page[fail]();
    expect([page.says(), before.dataset['tapped']]).toEqual(['failed', undefined]);
    page.tap(after);
    expect(after.dataset['tapped']).toBeUndefined();
  });

  test('a picture that could not be loaded is marked', () => {
    const dataset = {};
    openPage().failPicture(dataset);
    expect(dataset).toEqual({ broken: '' });
  });

  test('nothing is said of a failed script before a tap needs it', () => {
    const page = openPage();
    page.failScript();
    expect(page.says()).toBeUndefined();
    page.tap(button());
    expect(page.says()).toBe('failed');
  });
});

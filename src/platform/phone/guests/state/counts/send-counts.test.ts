import { afterEach, describe, expect, test, vi } from 'vitest';
import { $liveStore } from '../live-store.ts';
import { countLater, viewsOf } from './send-counts.ts';

test('nothing adds up to nothing', () => {
  expect(viewsOf([])).toEqual([]);
});

test('page views are summed by kind', () => {
  expect(viewsOf(['menu', 'cart', 'menu', 'status', 'cart', 'menu'])).toEqual([
    { page: 'menu', count: 3 },
    { page: 'cart', count: 2 },
    { page: 'status', count: 1 },
  ]);
});

describe('a page that a guest opens', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    $liveStore.set(null);
  });

  function openPage(wishes: object) {
    vi.useFakeTimers();
    const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response());
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('navigator', { onLine: true, ...wishes });
    $liveStore.set({
      slug: 'a',
      store: { page: { profile: { _id: 'a' } } } as never,
      isMissing: false,
      error: null,
    });
    countLater('/api/page-views', (profileID, noted) => ({ profileID, noted }))('menu');
    return fetched;
  }

  test.each([
    ['is counted', {}, 1],
    ['is not counted when they send Do Not Track', { doNotTrack: '1' }, 0],
    ['is not counted when they send Global Privacy Control', { globalPrivacyControl: true }, 0],
    ['is not counted offline', { onLine: false }, 0],
  ])('%s', (_, wishes, times) => {
    const fetched = openPage(wishes);
    vi.runAllTimers();
    expect(fetched).toHaveBeenCalledTimes(times);
  });

  test('is counted when the guest leaves before its time, once', () => {
    const fetched = openPage({});
    expect(fetched).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pagehide'));
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, credentials: 'omit' });
    vi.runAllTimers();
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

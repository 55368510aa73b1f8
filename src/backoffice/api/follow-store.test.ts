import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followStore, type StoreListener } from './follow-store.ts';

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    super();
    FakeSource.opened.push(this);
  }

  close() {
    this.readyState = FakeSource.CLOSED;
  }

  tell(name: string, data: string) {
    this.dispatchEvent(Object.assign(new Event(name), { data }));
  }

  fail(isFinal: boolean) {
    this.readyState = isFinal ? FakeSource.CLOSED : 0;
    this.onerror?.();
  }
}

function listen() {
  const heard: string[] = [];
  const hear = (what: string) => () => void heard.push(what);
  const listener: StoreListener = {
    onReadAnew: hear('anew'),
    onOrder: ({ orderNo }) => void heard.push(`order ${orderNo}`),
    onMenu: hear('menu'),
    onStore: hear('store'),
    onLive: hear('live'),
    onLost: hear('lost'),
  };
  return { heard, stop: followStore('s1', listener) };
}

const latest = () => FakeSource.opened.at(-1) as FakeSource;

beforeEach(() => {
  FakeSource.opened = [];
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a first connection reads everything, one that the browser mends goes on from where it was', () => {
  const { heard, stop } = listen();
  latest().onopen?.();
  latest().tell('order', '{"orderNo":7}');
  latest().fail(false);
  latest().onopen?.();
  stop();
  expect(heard).toEqual(['live', 'anew', 'order 7', 'lost', 'live']);
  expect(FakeSource.opened).toHaveLength(1);
});

test('who has missed too much is told to read everything', () => {
  const { heard, stop } = listen();
  latest().tell('reset', '{"seq":9}');
  latest().tell('menu', '{}');
  latest().tell('store', '{}');
  stop();
  expect(heard).toEqual(['anew', 'menu', 'store']);
});

test('after an answer that is no stream it waits longer each time, and opens a new one', () => {
  const { heard, stop } = listen();
  for (const wait of [1_000, 2_000, 4_000, 8_000, 15_000, 15_000]) {
    const before = FakeSource.opened.length;
    latest().fail(true);
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSource.opened).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSource.opened).toHaveLength(before + 1);
  }
  latest().onopen?.();
  expect(heard.slice(-2)).toEqual(['live', 'anew']);
  stop();
});

test('a network that went away is lost at once, and asked again when it is back', () => {
  const { heard, stop } = listen();
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(heard).toEqual(['lost']);
  expect(FakeSource.opened).toHaveLength(2);
  stop();
  window.dispatchEvent(new Event('online'));
  expect(FakeSource.opened).toHaveLength(2);
  expect(latest().readyState).toBe(FakeSource.CLOSED);
});

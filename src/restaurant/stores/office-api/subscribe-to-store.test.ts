import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type StoreListener, subscribeToStore } from './subscribe-to-store.ts';

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

  emit(name: string, data: string) {
    this.dispatchEvent(Object.assign(new Event(name), { data }));
  }

  fail(isFinal: boolean) {
    this.readyState = isFinal ? FakeSource.CLOSED : 0;
    this.onerror?.();
  }
}

function listen() {
  const events: string[] = [];
  const record = (what: string) => () => void events.push(what);
  const listener: StoreListener = {
    onReset: record('reset'),
    onOrder: ({ orderNo }) => void events.push(`order ${orderNo}`),
    onTable: ({ iden }) => void events.push(`table ${iden}`),
    onMenu: record('menu'),
    onStore: record('store'),
    onLive: record('live'),
    onLost: record('lost'),
  };
  return { events, stop: subscribeToStore('s1', listener) };
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

test('a new connection resets; one that the browser reconnects goes on', () => {
  const { events, stop } = listen();
  latest().onopen?.();
  latest().emit('order', '{"orderNo":7}');
  latest().fail(false);
  latest().onopen?.();
  stop();
  expect(events).toEqual(['live', 'reset', 'order 7', 'lost', 'live']);
  expect(FakeSource.opened).toHaveLength(1);
});

test('a reset of the stream is passed on', () => {
  const { events, stop } = listen();
  latest().emit('reset', '{"seq":9}');
  latest().emit('menu', '{}');
  latest().emit('store', '{}');
  stop();
  expect(events).toEqual(['reset', 'menu', 'store']);
});

test('after an answer that is no stream it waits longer each time and opens a new one', () => {
  const { events, stop } = listen();
  for (const wait of [1_000, 2_000, 4_000, 8_000, 15_000, 15_000]) {
    const before = FakeSource.opened.length;
    latest().fail(true);
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSource.opened).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSource.opened).toHaveLength(before + 1);
  }
  latest().onopen?.();
  expect(events.slice(-2)).toEqual(['live', 'reset']);
  stop();
});

test('the connection is lost when the network goes away, and opened again when it is back', () => {
  const { events, stop } = listen();
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(events).toEqual(['lost']);
  expect(FakeSource.opened).toHaveLength(2);
  stop();
  window.dispatchEvent(new Event('online'));
  expect(FakeSource.opened).toHaveLength(2);
  expect(latest().readyState).toBe(FakeSource.CLOSED);
});

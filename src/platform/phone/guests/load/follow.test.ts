import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OrderView } from '#ordering/orders/wire/order.ts';
import { newerOrder, orderSource } from '../state/live-order.ts';
import {
  follow as followSource,
  type Loaded,
  REFETCH_LOST_MS,
  REFETCH_MS,
  STREAM_PATIENCE_MS,
} from './follow.ts';

const order = (entries: number) => ({ slug: 'o', timeline: Array(entries).fill({}) }) as unknown as OrderView;

class FakeStream extends EventTarget {
  static all: FakeStream[] = [];
  static get last(): FakeStream {
    return FakeStream.all.at(-1) as FakeStream;
  }
  readyState = 0;
  constructor() {
    super();
    FakeStream.all.push(this);
  }
  close() {
    this.readyState = 2;
  }
  opens() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  breaks(readyState: 0 | 2) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
  brings(brought: OrderView) {
    this.dispatchEvent(new MessageEvent('order', { data: JSON.stringify(brought) }));
  }
}

let answers: () => Promise<Response>;
let live: Loaded<OrderView>;
let stop: () => void;
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  vi.useFakeTimers();
  FakeStream.all = [];
  answers = async () => Response.json(order(1));
  vi.stubGlobal('EventSource', FakeStream);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', () => answers());
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function follow(known: OrderView | null) {
  const following = followSource(orderSource('o'), known, (state) => {
    live = state;
  });
  stop = following.stop;
  return following;
}

describe('a live order', () => {
  test('changes with its stream', () => {
    follow(order(1));
    FakeStream.last.opens();
    expect(live.link).toBe('live');
    FakeStream.last.brings(order(2));
    expect(live.value?.timeline).toHaveLength(2);
  });

  test('is fetched if the page has not brought it', async () => {
    follow(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(live.value?.timeline).toHaveLength(1);
    expect(FakeStream.all).toHaveLength(1);
  });

  test('is missing if the server has no such order', async () => {
    answers = async () => Response.json({ code: 'ORDER_NOT_FOUND', message: 'x' }, { status: 404 });
    follow(null);
    await vi.advanceTimersByTimeAsync(REFETCH_MS * 2);
    expect(live.isMissing).toBe(true);
    expect(FakeStream.all).toHaveLength(0);
  });

  test("shows the server's error, and tries again by itself", async () => {
    answers = async () => Response.json({ code: 'UNAVAILABLE', message: 'Later' }, { status: 503 });
    follow(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(live.error?.message).toBe('Later');
    answers = async () => Response.json(order(1));
    await vi.advanceTimersByTimeAsync(REFETCH_LOST_MS);
    expect(live.error).toBeNull();
    expect(live.value).not.toBeNull();
  });

  test('is not lost when the stream comes back soon', async () => {
    follow(order(1));
    FakeStream.last.opens();
    FakeStream.last.breaks(0);
    expect(live.link).toBe('connecting');
    await vi.advanceTimersByTimeAsync(STREAM_PATIENCE_MS / 2);
    FakeStream.last.opens();
    await vi.advanceTimersByTimeAsync(STREAM_PATIENCE_MS);
    expect(live.link).toBe('live');
  });

  test('is lost when the stream stays away, and recovers from a refused stream', async () => {
    follow(order(1));
    FakeStream.last.opens();
    answers = () => Promise.reject(new TypeError('no network'));
    FakeStream.last.breaks(2);
    await vi.advanceTimersByTimeAsync(STREAM_PATIENCE_MS + REFETCH_LOST_MS);
    expect(live.link).toBe('lost');
    answers = async () => Response.json(order(3));
    await vi.advanceTimersByTimeAsync(REFETCH_LOST_MS);
    expect(live.value?.timeline).toHaveLength(3);
    expect(FakeStream.all).toHaveLength(2);
    FakeStream.last.opens();
    expect(live.link).toBe('live');
  });

  test('is live by fetching often when no stream comes through', async () => {
    follow(order(1));
    FakeStream.last.breaks(2);
    answers = async () => Response.json(order(2));
    await vi.advanceTimersByTimeAsync(STREAM_PATIENCE_MS);
    expect(live.link).toBe('live');
    FakeStream.last.breaks(2);
    answers = async () => Response.json(order(3));
    await vi.advanceTimersByTimeAsync(REFETCH_LOST_MS);
    expect(live.link).toBe('live');
    expect(live.value?.timeline).toHaveLength(3);
  });

  test('a dead stream is discovered by fetching', async () => {
    follow(order(1));
    FakeStream.last.opens();
    answers = () => Promise.reject(new TypeError('no network'));
    await vi.advanceTimersByTimeAsync(REFETCH_MS);
    expect(live.link).toBe('lost');
    answers = async () => Response.json(order(2));
    await vi.advanceTimersByTimeAsync(REFETCH_LOST_MS);
    expect(FakeStream.all).toHaveLength(2);
  });

  test('opens a new stream when the page is visible again', async () => {
    follow(order(1));
    FakeStream.last.opens();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeStream.all).toHaveLength(2);
    expect(live.link).toBe('live');
  });

  test('makes no requests after it was stopped', async () => {
    follow(order(1)).stop();
    FakeStream.last.brings(order(2));
    let asked = 0;
    answers = async () => {
      asked += 1;
      return Response.json(order(1));
    };
    await vi.advanceTimersByTimeAsync(REFETCH_MS * 3);
    expect(asked).toBe(0);
    expect(FakeStream.last.readyState).toBe(2);
  });
});

test('a late answer changes nothing', () => {
  expect(newerOrder(order(3), order(2)).timeline).toHaveLength(3);
  expect(newerOrder(order(2), order(3)).timeline).toHaveLength(3);
  expect(newerOrder(null, order(1)).timeline).toHaveLength(1);
});

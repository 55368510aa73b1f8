import { PAGE_EVENTS } from '#platform/ports/server/store-feeds.ts';
import type { TestApp } from './test-app.ts';

/** Counts the subscribers of a store's log, without the store cache. Can hold new ones back. */
export function countWatchers({ services: { feeds } }: TestApp) {
  const { subscribe } = feeds;
  const counter = { now: 0, asked: 0, gate: Promise.resolve() };
  feeds.subscribe = async (storeId, topic, listener) => {
    if (topic === PAGE_EVENTS) return subscribe(storeId, topic, listener);
    counter.asked++;
    await counter.gate;
    const stop = await subscribe(storeId, topic, listener);
    counter.now++;
    return () => {
      counter.now--;
      stop();
    };
  };
  return counter;
}

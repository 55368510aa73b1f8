import { PAGES } from '../platform/ports/store-feeds.ts';
import type { TestApp } from './test-app.ts';

/** Counts who follows a store's log just now, the shelf apart; and can keep those back who want to. */
export function countWatchers({ services: { feeds } }: TestApp) {
  const { subscribe } = feeds;
  const counter = { now: 0, asked: 0, gate: Promise.resolve() };
  feeds.subscribe = async (storeId, topic, listener) => {
    if (topic === PAGES) return subscribe(storeId, topic, listener);
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

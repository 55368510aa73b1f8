import { afterEach, expect } from 'vitest';
import { NOON } from '#testing/server/test-app.ts';
import { moveOrder, placeTestOrder, TEA, type TestStore } from '#testing/server/test-stores.ts';
import { useMessageScene } from './message-scene.ts';

export const USER = { phone: '9876501234', name: 'Ravi', countryCode: '+91' };
export const alertsOf = ({ slug }: { slug: string }) => `/order/status/${slug}/alerts`;

/** Orders and subscribed browsers, which are removed after each test. */
export async function usePushScene() {
  const scene = await useMessageScene();
  const { sim, thali, store } = scene;

  afterEach(async () => {
    sim.setFault(null);
    sim.taken.length = 0;
    thali.clock.now = NOON;
    await thali.database.pool.query('delete from push_subscriptions where store_id is not null');
    await scene.round();
  });

  const place = (more: object = {}, at: TestStore = store) => placeTestOrder(thali, at, { ...TEA, more });
  const move = (order: { _id: string }, from: number, to: number) =>
    moveOrder(thali, store, order._id, { from, to });

  /** Subscribes a guest's browser to the order. */
  async function follow(order: { slug: string }, locale = 'en') {
    const browser = sim.newBrowser();
    const body = { subscription: browser.subscription, locale };
    const answer = await thali.call('POST', `${alertsOf(order)}/push`, { body });
    expect(answer.status, answer.text).toBe(204);
    return browser;
  }

  async function streamStore(token: string, locale = 'en', at = store) {
    const browser = sim.newBrowser();
    const body = { subscription: browser.subscription, locale };
    const answer = await thali.call('POST', `/api/stores/${at.storeId}/push`, { body, token });
    expect(answer.status, answer.text).toBe(204);
    return browser;
  }

  return { ...scene, place, move, follow, streamStore };
}

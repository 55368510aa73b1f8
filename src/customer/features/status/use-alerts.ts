import { useEffect, useState } from 'react';
import type { OrderAlertsView } from '#domain/api/messages.ts';
import { canSubscribe, findSubscription, isForbidden, subscribe } from '#ui/push/subscribe.ts';
import { followByPush, readAlerts, unfollowByPush, wishForWhatsApp } from '../../api/orders.ts';
import { readEntry, writeEntry } from '../../storage/vault.ts';

/** Orders that this browser is told of, the latest last. */
const NAME = 'alerts';
const MOST = 20;

export type PushState = 'none' | 'off' | 'on' | 'forbidden';

export interface Alerts {
  /** None where this browser can't, or until that is known. */
  push: PushState;
  /** Null where the restaurant has it not. */
  whatsApp: boolean | null;
  isBusy: boolean;
  hasFailed: boolean;
  togglePush: () => void;
  toggleWhatsApp: () => void;
}

/** How a guest is told what becomes of the order while the telephone is in the pocket. */
export function useAlerts(slug: string, locale: 'en' | 'hi'): Alerts {
  const [known, setKnown] = useState<OrderAlertsView | null>(null);
  const [push, setPush] = useState<PushState>('none');
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isGone = false;
    async function look() {
      const [view, followed] = await Promise.all([readAlerts(slug), readEntry<string[]>(NAME)]);
      if (isGone) return;
      setKnown(view);
      if (canSubscribe()) setPush(isForbidden() ? 'forbidden' : followed?.includes(slug) ? 'on' : 'off');
    }
    // Where the server does not answer there is nothing to choose.
    look().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [slug]);

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    setFailed(false);
    await work().catch(() => setFailed(true));
    setBusy(false);
  }

  async function turnOn(key: string) {
    const subscription = await subscribe(key);
    if (!subscription) return setPush(isForbidden() ? 'forbidden' : 'off');
    await followByPush(slug, { subscription, locale });
    await note((slugs) => [...slugs, slug].slice(-MOST));
    setPush('on');
  }

  async function turnOff() {
    const subscription = await findSubscription();
    if (subscription) await unfollowByPush(slug, subscription.endpoint);
    await note((slugs) => slugs.filter((other) => other !== slug));
    setPush('off');
  }

  async function wish(view: OrderAlertsView, wished: boolean) {
    await wishForWhatsApp(slug, wished);
    setKnown({ ...view, whatsApp: { wished } });
  }

  return {
    push,
    whatsApp: known?.whatsApp?.wished ?? null,
    isBusy,
    hasFailed,
    togglePush: () => known && void attempt(() => (push === 'on' ? turnOff() : turnOn(known.key))),
    toggleWhatsApp: () => known && void attempt(() => wish(known, known.whatsApp?.wished !== true)),
  };
}

async function note(change: (slugs: string[]) => string[]): Promise<void> {
  await writeEntry(NAME, change((await readEntry<string[]>(NAME)) ?? []));
}

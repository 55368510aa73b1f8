import { useEffect, useState } from 'react';
import type { OrderAlertsView } from '#guests/messages/wire/messages.ts';
import type { Language } from '#platform/language/rules/languages.ts';
import { useLoad } from '#platform/phone/guests/load/use-load.ts';
import { readEntry, writeEntry } from '#platform/phone/guests/storage/vault.ts';
import { canSubscribe, findSubscription, isForbidden, subscribe } from '#ui/shared/push/subscribe.ts';
import { fetchAlerts, setWhatsAppAlerts, turnOffPush, turnOnPush } from '../guests-api/orders.ts';

/** The orders with push messages to this browser, the latest last. */
const NAME = 'alerts';
const MOST = 20;

export type PushState = 'none' | 'off' | 'on' | 'forbidden';

export interface Alerts {
  /** None if this browser does not support it, or until that is known. */
  push: PushState;
  /** Null if the restaurant does not offer it. */
  whatsApp: boolean | null;
  isBusy: boolean;
  hasFailed: boolean;
  togglePush: () => void;
  toggleWhatsApp: () => void;
}

/** The guest's choice of push and WhatsApp messages about an order. */
export function useAlerts(slug: string, language: Language): Alerts {
  const { value: known, hear } = useLoad(slug, { fetch: () => fetchAlerts(slug) });
  const [push, setPush] = useState<PushState>('none');
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!canSubscribe()) return;
    void readEntry<string[]>(NAME).then((followed) =>
      setPush(isForbidden() ? 'forbidden' : followed?.includes(slug) ? 'on' : 'off'),
    );
  }, [slug]);

  async function run(work: () => Promise<void>) {
    setBusy(true);
    setFailed(false);
    await work().catch(() => setFailed(true));
    setBusy(false);
  }

  async function turnOn(key: string) {
    const subscription = await subscribe(key);
    if (!subscription) return setPush(isForbidden() ? 'forbidden' : 'off');
    await turnOnPush(slug, { subscription, locale: language });
    await changeFollowed((slugs) => [...slugs, slug].slice(-MOST));
    setPush('on');
  }

  async function turnOff() {
    const subscription = await findSubscription();
    if (subscription) await turnOffPush(slug, subscription.endpoint);
    await changeFollowed((slugs) => slugs.filter((other) => other !== slug));
    setPush('off');
  }

  async function chooseWhatsApp(view: OrderAlertsView, wished: boolean) {
    await setWhatsAppAlerts(slug, wished);
    hear({ ...view, whatsApp: { wished } });
  }

  return {
    // Without an answer there is nothing to choose.
    push: known ? push : 'none',
    whatsApp: known?.whatsApp?.wished ?? null,
    isBusy,
    hasFailed,
    togglePush: () => known && void run(() => (push === 'on' ? turnOff() : turnOn(known.key))),
    toggleWhatsApp: () => known && void run(() => chooseWhatsApp(known, known.whatsApp?.wished !== true)),
  };
}

async function changeFollowed(change: (slugs: string[]) => string[]): Promise<void> {
  await writeEntry(NAME, change((await readEntry<string[]>(NAME)) ?? []));
}

import { useEffect, useEffectEvent } from 'react';
import type { OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import { kindByLabel } from '#ordering/order-types/rules/order-kind.ts';
import { postOrder } from '#ordering/orders/guests-api/orders.ts';
import type { PlacedOrder } from '#ordering/orders/wire/order.ts';
import { addressLabel } from '#ordering/serving/rules/served-way.ts';
import { NoAnswer } from '#platform/calls/guests-api/call.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { $checkoutDraft, changeDraft } from '#platform/phone/guests/state/checkout-draft.ts';
import { $offline } from '#platform/phone/guests/state/online.ts';
import { isOutOfReach, readEntry, removeEntry, writeEntry } from '#platform/phone/guests/storage/vault.ts';
import { randomId } from '#ui/shared/random-id.ts';
import { askAgain } from '../rules/ask-again.ts';
import { type Attempt, openBodies, type Ports } from '../rules/place-once.ts';

export const attemptName = (slug: string) => `attempt:${slug}`;

/** How an attempt to order is stored and sent. */
export function portsOf(slug: string, storeId: string): Ports {
  const name = attemptName(slug);
  return {
    read: () => loadAttempt(name),
    write: (attempt) => writeEntry(name, attempt),
    clear: () => removeEntry(name),
    send: (body, key): Promise<PlacedOrder> =>
      askAgain(() => postOrder(storeId, body, key), { wait, now: Date.now, whyOpen }),
    newKey: randomId,
    now: Date.now,
  };
}

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Without a network there is nobody to ask. */
function whyOpen(error: unknown) {
  if ($offline.get()) return null;
  if (error instanceof NoAnswer) return 'lost';
  return error instanceof AppError && error.code === 'UNAVAILABLE' ? 'cant' : null;
}

/** Throws if the stored attempt cannot be read: ordering again could then place the order twice. */
export async function loadAttempt(name: string): Promise<Attempt | null> {
  if (await isOutOfReach(name)) throw new NoAnswer();
  return readEntry<Attempt>(name);
}

/** Fills in the form from an attempt that a reload has interrupted, so that it can be sent again. */
export function useUnanswered(slug: string, orderTypes: readonly OrderType[], onFound: () => void): void {
  const report = useEffectEvent(onFound);
  const kindOf = useEffectEvent(
    (label: string) => orderTypes.find((type) => type.label === label)?.kind ?? kindByLabel(label),
  );
  useEffect(() => {
    let isGone = false;
    const fill = async () => {
      const body = openBodies(await loadAttempt(attemptName(slug)), Date.now()).at(-1);
      if (!body || isGone) return;
      const { orderType = null, address = '', remarks = '', user } = body;
      const { name = '', phone = '', countryCode } = user ?? {};
      if ($checkoutDraft.get().orderType === null) {
        const addresses = { [addressLabel(kindOf(orderType ?? ''))]: address };
        changeDraft({ orderType, remarks, addresses, name, phone, ...(countryCode ? { countryCode } : {}) });
      }
      report();
    };
    fill().catch((error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error;
      if (!isGone) report();
    });
    return () => {
      isGone = true;
    };
  }, [slug]);
}

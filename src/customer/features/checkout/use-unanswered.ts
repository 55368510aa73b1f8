import { useEffect, useEffectEvent } from 'react';
import { addressLabel } from '#domain/placing/checkout.ts';
import { openBodies } from '#domain/sending/place-once.ts';
import { NoAnswer } from '../../api/call.ts';
import { $checkoutDraft, changeDraft } from '../../state/checkout-draft.ts';
import { attemptName, readAttempt } from './order-ports.ts';

/** After a reload in the middle of a try: what it was made of is filled in again, so that it can be sent again. */
export function useUnanswered(slug: string, onFound: () => void): void {
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const body = openBodies(await readAttempt(attemptName(slug)), Date.now()).at(-1);
      if (!body || isGone) return;
      const { orderType = null, address = '', remarks = '', user } = body;
      const { name = '', phone = '', countryCode } = user ?? {};
      if ($checkoutDraft.get().orderType === null) {
        const addresses = { [addressLabel(orderType ?? '')]: address };
        changeDraft({ orderType, remarks, addresses, name, phone, ...(countryCode ? { countryCode } : {}) });
      }
      tell();
    };
    look().catch((error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error;
      if (!isGone) tell();
    });
    return () => {
      isGone = true;
    };
  }, [slug]);
}

import { useEffect, useState } from 'react';
import { PAY } from '#platform/phone/guests/links/addresses.ts';
import { goToPayment } from '#platform/phone/guests/links/go-to-payment.ts';
import { savePaying } from '#platform/phone/guests/state/paying.ts';
import { postForm } from '#ui/guests/post-form.ts';
import { payOrder } from '../guests-api/orders.ts';
import type { PaymentForm } from '../wire/order.ts';

interface Payable {
  slug: string;
  /** The form for the gateway; null if it must be fetched first. */
  form: PaymentForm | null;
  isAwaited: boolean;
  onFailed: () => void;
}

/** Whether the address asks for the payment; never on the server. */
const isAsked = () => typeof window === 'object' && new URLSearchParams(window.location.search).has(PAY);

/** Takes the guest to the gateway if the address asks for it. Returns true while that is under way. */
export function usePayment({ slug, form, isAwaited, onFailed }: Payable): boolean {
  const [isLeaving, setLeaving] = useState(() => isAwaited && isAsked());
  useEffect(() => {
    // A page restored from the back-forward cache shows the order again.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  useEffect(() => {
    if (!isAsked()) return undefined;
    const go = () => {
      // Only once: a guest who comes back sees the order.
      const url = new URL(window.location.href);
      url.searchParams.delete(PAY);
      window.history.replaceState(null, '', url);
      savePaying(slug);
      if (form) postForm(form);
      else if (isAwaited) void begin();
    };
    const begin = async () => {
      const { data } = await payOrder(slug).catch(() => ({ data: undefined }));
      // The content security policy allows the form only on a page that was sent with it.
      if (data) return goToPayment(slug);
      setLeaving(false);
      onFailed();
    };
    if (document.readyState === 'complete') return go();
    // Before `load`, the gateway would replace this page in the history.
    window.addEventListener('load', go, { once: true });
    return () => window.removeEventListener('load', go);
  }, [slug, form, isAwaited, onFailed]);
  return isLeaving;
}

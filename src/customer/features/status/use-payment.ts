import { useEffect, useState } from 'react';
import type { PaymentForm } from '#domain/api/order.ts';
import { payOrder } from '../../api/orders.ts';
import { PAY, payHref } from '../../links/addresses.ts';
import { savePaying } from '../../state/paying.ts';

interface Payable {
  slug: string;
  /** What takes the guest to the gateway; null where that is still to be asked for. */
  form: PaymentForm | null;
  isAwaited: boolean;
  onFailed: () => void;
}

/** The server shows the order itself: it leads nobody away. */
const isAsked = () => typeof window === 'object' && new URLSearchParams(window.location.search).has(PAY);

/** Takes the guest to the gateway where the address asks for it; true while that is under way. */
export function usePayment({ slug, form, isAwaited, onFailed }: Payable): boolean {
  const [isLeaving, setLeaving] = useState(() => isAwaited && isAsked());
  useEffect(() => {
    // Back from the gateway, a page that the browser has kept is the order's again.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  useEffect(() => {
    if (!isAsked()) return undefined;
    const go = () => {
      // Once: whoever comes back sees the order, and pays when they want to.
      const url = new URL(window.location.href);
      url.searchParams.delete(PAY);
      window.history.replaceState(null, '', url);
      savePaying(slug);
      if (form) post(form);
      else if (isAwaited) void begin();
    };
    const begin = async () => {
      const { data } = await payOrder(slug).catch(() => ({ data: undefined }));
      // Only a page that is sent with the form may let it leave.
      if (data) return window.location.replace(payHref(slug));
      setLeaving(false);
      onFailed();
    };
    if (document.readyState === 'complete') return go();
    // Before that, the gateway would take this page's place in the browser's history.
    window.addEventListener('load', go, { once: true });
    return () => window.removeEventListener('load', go);
  }, [slug, form, isAwaited, onFailed]);
  return isLeaving;
}

/** The gateway wants the browser itself to come, with a form. */
function post({ action, param_dict }: PaymentForm): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const [name, value] of Object.entries(param_dict)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

import { useEffect } from 'react';
import type { PaymentForm } from '#ordering/orders/wire/order.ts';
import { tableHref } from '#platform/phone/guests/links/addresses.ts';
import { keepForm, savePaying, takeForm } from '#platform/phone/guests/state/paying.ts';
import { postForm } from '#ui/guests/post-form.ts';
import { leaveSteps } from '#ui/shared/sheet/sheet-history.ts';

/**
 * Takes the guest to the gateway. The policy of the page allows the form only if it was loaded by itself, so the page is
 * loaded again with the form in hand.
 */
export function useTableForm(slug: string): (form: PaymentForm) => void {
  const href = tableHref(slug);
  useEffect(() => {
    const go = () => {
      const form = takeForm();
      if (!form) return;
      savePaying(href);
      postForm(form);
    };
    if (document.readyState === 'complete') return go();
    // Before `load`, the gateway would replace this page in the history.
    window.addEventListener('load', go, { once: true });
    return () => window.removeEventListener('load', go);
  }, [href]);
  return (form) => {
    keepForm(form);
    // The step back of a sheet that closes would end the navigation.
    void leaveSteps().then(() => window.location.assign(href));
  };
}

import type { PaymentForm } from '#ordering/orders/wire/order.ts';

const KEY = 'paying';
const FORM = 'paying-form';

/**
 * Stores what this tab pays, since payment pages return to an address without it: an order by its slug, or a page by its
 * path.
 */
export function savePaying(what: string): void {
  try {
    sessionStorage.setItem(KEY, what);
  } catch {
    // Without storage, the phone's latest order is used.
  }
}

export function readPaying(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a form for the gateway until the page is loaded whose policy allows it. */
export function keepForm(form: PaymentForm): void {
  sessionStorage.setItem(FORM, JSON.stringify(form));
}

/** Only once: a guest who comes back sees the page. */
export function takeForm(): PaymentForm | null {
  const kept = sessionStorage.getItem(FORM);
  sessionStorage.removeItem(FORM);
  return kept === null ? null : (JSON.parse(kept) as PaymentForm);
}

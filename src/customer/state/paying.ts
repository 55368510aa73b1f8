const KEY = 'paying';

/** A tab that leaves for a payment page comes back at an address that names no order: this one is meant. */
export function savePaying(orderSlug: string): void {
  try {
    sessionStorage.setItem(KEY, orderSlug);
  } catch {
    // Without storage, the phone's latest order is taken for it.
  }
}

export function readPaying(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

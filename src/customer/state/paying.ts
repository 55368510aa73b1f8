const KEY = 'paying';

/** Stores the order that this tab pays, since payment pages return to an address without it. */
export function savePaying(orderSlug: string): void {
  try {
    sessionStorage.setItem(KEY, orderSlug);
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

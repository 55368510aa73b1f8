import { BOUNDS, boundText } from '#platform/text/rules/bounded-text.ts';
import { indianStateOf } from '#restaurant/stores/rules/indian-states.ts';

/** The company that a bill is made out to. Only the name is always there. */
export interface Buyer {
  name: string;
  address: string;
  state: string;
  gstin: string;
  phone: string;
}

export const NO_BUYER: Buyer = { name: '', address: '', state: '', gstin: '', phone: '' };

/** Removes the spaces with which certificates print a GSTIN. */
export function tidyGstin(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** The buyer as it goes on the bill. A GSTIN says which state it is from. */
export function tidyBuyer({ name, address, state, gstin, phone }: Buyer): Buyer {
  const tidy = tidyGstin(gstin);
  return {
    name: boundText(name, BOUNDS.store),
    address: boundText(address.replaceAll('\n', ', '), BOUNDS.reason),
    state: indianStateOf({ gstin: tidy, state })?.name ?? '',
    gstin: tidy,
    phone: boundText(phone, BOUNDS.place),
  };
}

/** "Karnataka (29)", as returns name a state. */
export function stateWithCode({ state, gstin }: Pick<Buyer, 'state' | 'gstin'>): string {
  const found = indianStateOf({ gstin, state });
  return found ? `${found.name} (${found.code})` : state;
}

export function isSameBuyer(one: Buyer | null, other: Buyer | null): boolean {
  return JSON.stringify(one && tidyBuyer(one)) === JSON.stringify(other && tidyBuyer(other));
}

/** The companies of earlier bills, the latest first and each once. */
export function eachBuyerOnce(buyers: readonly Buyer[], most: number): Buyer[] {
  const known = new Map<string, Buyer>();
  for (const buyer of buyers) {
    const key = buyer.gstin || buyer.name.toLowerCase();
    if (!known.has(key)) known.set(key, buyer);
  }
  return [...known.values()].slice(0, most);
}

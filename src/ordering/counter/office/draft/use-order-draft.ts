import { useState } from 'react';
import {
  addToCart,
  type Cart,
  type CartEntry,
  changeNote,
  changeQuantity,
} from '#ordering/cart/rules/cart.ts';
import { type ComboOffer, comboOffer, takeCombo } from '#ordering/cart/rules/combo-offer.ts';
import { acceptedEntries, type CartLineNow, cartLines } from '#ordering/cart/rules/priced-cart.ts';
import { baseOf, type Choices, selectionsOf } from '#ordering/menu/rules/options/choices.ts';
import type { Dish, Offer } from '#ordering/menu-editor/office/face/dishes/offer.ts';
import { priceDish } from '#ordering/prices/rules/price-line.ts';
import { useKeptDraft } from '#restaurant/access/office/use-kept-draft.ts';
import { type GuestDraft, NO_GUEST } from './guest-form.ts';

/** For whom an order is, and how. */
export interface OrderedFor {
  /** Kept with the draft, so that it survives closing the panel. */
  guest: GuestDraft;
  setGuest: (guest: GuestDraft) => void;
  typeLabel: string | null;
  setTypeLabel: (label: string) => void;
}

export function useOrderedFor(): OrderedFor {
  const [guest, setGuest] = useKeptDraft('ticket-guest', NO_GUEST);
  const [typeLabel, setTypeLabel] = useKeptDraft<string | null>('ticket-type', null);
  return { guest, setGuest, typeLabel, setTypeLabel };
}

export interface OrderDraft extends OrderedFor {
  lines: CartLineNow[];
  /** Portions by item. */
  quantities: ReadonlyMap<string, number>;
  add: (dish: Dish, choices: Choices, quantity: number) => void;
  setQuantity: (key: string, quantity: number) => void;
  setNote: (key: string, note: string) => void;
  clear: () => void;
  /** A combo that costs less than dishes of the order. */
  combo: ComboOffer | null;
  takeCombo: () => void;
  /** Puts the dishes of the order before on this one. */
  repeat: () => void;
}

/** The order while it is taken, always at the prices of now, since the staff read the prices out. */
export function useOrderDraft(offer: Offer, orderedFor: OrderedFor): OrderDraft {
  const [cart, setCart] = useKeptDraft<Cart<CartEntry> | null>('ticket', null);
  const [last, setLast] = useState<Cart<CartEntry> | null>(null);
  const known = cartLines(cart?.lines ?? [], offer.menus, offer);
  // What has changed but for its price is added again by whoever reads it out.
  const gone = known.filter(({ trouble }) => trouble !== null).map((line) => ({ ...line, present: null }));
  const fine = known.filter(({ trouble }) => trouble === null);
  const lines = [...cartLines(acceptedEntries(fine), offer.menus, offer), ...gone];
  const combo = comboOffer(lines, offer.menus, offer);
  const quantities = new Map<string, number>();
  for (const { entry } of lines)
    quantities.set(entry.itemId, (quantities.get(entry.itemId) ?? 0) + entry.quantity);
  return {
    lines,
    quantities,
    add({ item, category }, choices, quantity) {
      const entry = {
        itemId: item.id,
        label: item.label,
        image: item.images[0] ?? null,
        unit: priceDish(baseOf(item, choices), { item, category }).unit,
        selections: selectionsOf(item, choices),
        quantity,
      };
      setCart((before) => addToCart(before, entry, offer.now));
    },
    setQuantity: (key, quantity) => setCart((before) => before && changeQuantity(before, key, quantity)),
    setNote: (key, note) => setCart((before) => before && changeNote(before, key, note)),
    ...orderedFor,
    combo,
    takeCombo: () => setCart((before) => before && combo && takeCombo(before, combo, offer.now)),
    repeat: () => setCart(last && { ...last, timestamp: offer.now }),
    clear() {
      if (cart) setLast(cart);
      setCart(null);
      orderedFor.setGuest(NO_GUEST);
    },
  };
}

import type { Choices } from '#domain/menu/choices.ts';
import { priceChoices, selectionsOf } from '#domain/menu/choices.ts';
import type { Category, Item } from '#domain/menu/menu.ts';
import { addToCart, type Cart, type CartEntry, changeNote, changeQuantity } from '#domain/placing/cart.ts';
import { acceptedEntries, type PresentLine, presentLines } from '#domain/placing/present-cart.ts';
import { useKeptDraft } from '../../parts/use-kept-draft.ts';
import { type Guest, NOBODY } from './guest-form.ts';
import type { Offer } from './offer.ts';

export interface Dish {
  item: Item;
  category: Category;
}

export interface Ticket {
  lines: PresentLine[];
  add: (dish: Dish, choices: Choices, quantity: number) => void;
  setQuantity: (key: string, quantity: number) => void;
  setNote: (key: string, note: string) => void;
  /** Kept here, so that they survive the closing of the panel in which they are filled in. */
  guest: Guest;
  setGuest: (guest: Guest) => void;
  typeLabel: string | null;
  setTypeLabel: (label: string) => void;
  /** For the next guest. */
  clear: () => void;
}

/** The order as it grows. Its prices are always those of the menu as it is now: the staff read them out. */
export function useTicket(offer: Offer): Ticket {
  const [cart, setCart] = useKeptDraft<Cart<CartEntry> | null>('ticket', null);
  const [guest, setGuest] = useKeptDraft('ticket-guest', NOBODY);
  const [typeLabel, setTypeLabel] = useKeptDraft<string | null>('ticket-type', null);
  const known = presentLines(cart?.lines ?? [], offer.menus, offer);
  const gone = known.filter(({ present }) => present === null);
  const lines = [...presentLines(acceptedEntries(known), offer.menus, offer), ...gone];
  return {
    lines,
    add({ item, category }, choices, quantity) {
      const entry = {
        itemId: item.id,
        label: item.label,
        image: item.images[0] ?? null,
        unit: priceChoices(item, category, choices, 1).unit,
        selections: selectionsOf(item, choices),
        quantity,
      };
      setCart((before) => addToCart(before, entry, offer.now));
    },
    setQuantity: (key, quantity) => setCart((before) => before && changeQuantity(before, key, quantity)),
    setNote: (key, note) => setCart((before) => before && changeNote(before, key, note)),
    guest,
    setGuest,
    typeLabel,
    setTypeLabel,
    clear() {
      setCart(null);
      setGuest(NOBODY);
    },
  };
}

import type { CartEntry } from '#ordering/cart/rules/cart.ts';
import { parseHundredths } from '#platform/money/rules/money.ts';
import type { SittingView } from '#tables/sittings/wire/sittings.ts';

type Round = SittingView['orders'][number];

/** A line of a round as its guest would order it again. */
export interface AgainLine {
  /** The line of the order. */
  id: string;
  isShared: boolean;
  entry: CartEntry;
}

/** What a guest has ordered in a round, without what the staff removed or added. */
export function sameAgain({ items, who }: Pick<Round, 'items' | 'who'>, you: string): AgainLine[] {
  return items.flatMap((line) => {
    const { guest = null, shared: isShared = false, item: itemId } = who[line._id] ?? {};
    if (guest !== you || !itemId || line.discarded) return [];
    const { configs: selections, quantity, itemLabel: label, images, value, remarks } = line;
    const entry = { itemId, selections, quantity, label, image: images[0] ?? null };
    const unit = parseHundredths(value) ?? 0;
    return { id: line._id, isShared, entry: { ...entry, unit, ...(remarks ? { remarks } : {}) } };
  });
}

import { type Cart, type CartEntry, lineKey, mergeLines } from '#ordering/cart/rules/cart.ts';
import { parseHundredths } from '#platform/money/rules/money.ts';
import type { CartLineView, LineBody } from '#tables/sittings/wire/sittings.ts';

/** A line of a table's cart as one phone shows it. */
export interface TableLine {
  id: string;
  /** Who has put it there. */
  guest: string;
  /** For the whole table. */
  isShared: boolean;
  entry: CartEntry;
  /** Whether it can be ordered now. */
  isOffered: boolean;
  /** Whether the server has it like this. */
  isSaved: boolean;
}

/** A change that the server has not confirmed. It is sent until it has, under the same id. */
export interface Draft {
  id: string;
  guest: string;
  isShared: boolean;
  /** Null: the line is taken out. */
  entry: CartEntry | null;
  /** The lines in whose place it changes. If one of them is refused, it stays as it was. */
  after?: readonly string[];
}

/** The server's lines with what this phone has changed since. */
export function shownLines(lines: readonly CartLineView[], drafts: readonly Draft[]): TableLine[] {
  const known = lines.map(fromView);
  const kept = known.flatMap((line) => {
    const draft = drafts.find(({ id }) => id === line.id);
    if (!draft) return line;
    const { entry, isShared } = draft;
    // What cannot be ordered has no price, until the guest agrees to what has changed.
    const isOffered = line.isOffered || (entry?.unit ?? 0) > 0;
    return entry ? { ...line, entry, isShared, isOffered, isSaved: false } : [];
  });
  const added = drafts.flatMap(({ entry, ...draft }) =>
    entry && !known.some(({ id }) => id === draft.id)
      ? { ...draft, entry, isOffered: true, isSaved: false }
      : [],
  );
  return [...kept, ...added];
}

function fromView(line: CartLineView): TableLine {
  const { _id: id, guest, shared: isShared, value, remarks } = line;
  const entry: CartEntry = {
    itemId: line.itemID,
    selections: line.configs,
    quantity: line.quantity,
    label: line.itemLabel,
    image: line.images[0] ?? null,
    unit: parseHundredths(value) ?? 0,
    ...(remarks === '' ? {} : { remarks }),
  };
  return { id, guest, isShared, entry, isOffered: value !== null, isSaved: true };
}

export function lineBody({ isShared, entry }: Draft & { entry: CartEntry }): LineBody {
  const { itemId, selections, quantity, remarks = '' } = entry;
  return { itemID: itemId, configs: selections, quantity, remarks, shared: isShared };
}

/** What the menu's cart holds: the guest's own lines. Those for the whole table are in nobody's own cart. */
export function ownLines(lines: readonly TableLine[], you: string): TableLine[] {
  return lines.filter(({ guest, isShared }) => guest === you && !isShared);
}

export function cartOf(own: readonly TableLine[], timestamp: number): Cart<CartEntry> | null {
  return own.length === 0 ? null : { lines: mergeLines(own.map(({ entry }) => entry)), timestamp };
}

/** What has to change in the guest's own lines so that they are those of the cart. */
export function draftsFor(
  cart: Cart<CartEntry> | null,
  own: readonly TableLine[],
  you: string,
  newId: () => string,
): Draft[] {
  const wanted = new Map((cart?.lines ?? []).map((entry) => [lineKey(entry), entry]));
  const drafts: Draft[] = [];
  for (const { id, entry } of own) {
    const key = lineKey(entry);
    const next = wanted.get(key);
    // Of two equal lines the first takes over all.
    wanted.delete(key);
    const isSame = next?.quantity === entry.quantity;
    if (!isSame) drafts.push({ id, guest: you, isShared: false, entry: next ?? null });
  }
  const added = [...wanted.values()].map((entry) => ({ id: newId(), guest: you, isShared: false, entry }));
  const after = added.map(({ id }) => id);
  // What takes the place of others comes first: nothing goes for something that is refused.
  return [...added, ...(after.length === 0 ? drafts : drafts.map((draft) => ({ ...draft, after })))];
}

/** The changes that are left when the server has refused one. */
export const withoutRefused = (drafts: readonly Draft[], { id }: Pick<Draft, 'id'>): Draft[] =>
  drafts.filter((other) => other.id !== id && !other.after?.includes(id));

/** The later change of a line replaces the earlier one. */
export function withDrafts(drafts: readonly Draft[], later: readonly Draft[]): Draft[] {
  return [...drafts.filter(({ id }) => !later.some((draft) => draft.id === id)), ...later];
}

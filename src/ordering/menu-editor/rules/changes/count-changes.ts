import type { CatalogueChange, ChangeCounts } from '#ordering/catalogue/wire/revisions.ts';

/** Counts things: a dish with a new name and a new price is one change. */
export function countChanges(changes: CatalogueChange[]): ChangeCounts {
  const changed = new Set<string>();
  const counts = { added: 0, removed: 0 };
  for (const { what, thing, items = 1 } of changes) {
    if (what === 'added') counts.added += items;
    else if (what === 'removed') counts.removed += items;
    else changed.add(thing.itemId ?? (thing.id || thing.kind));
  }
  return { ...counts, changed: changed.size };
}

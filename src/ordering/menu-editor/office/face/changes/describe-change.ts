import type { CatalogueChange, Thing } from '#ordering/catalogue/wire/revisions.ts';
import { describeBoth, fieldName, type Wording } from './describe-value.ts';

/** The name of a thing; an option is named with its dish. */
export function nameOf({ kind, label, path }: Thing): string {
  return kind === 'group' || kind === 'option' ? [...path.slice(2), label].join(', ') : label;
}

export function describeChange(change: CatalogueChange, wording: Wording): string {
  const { what, thing, items, field = '', from, to } = change;
  const t = wording.t.changes;
  const name = nameOf(thing);
  if (what === 'added') return t.added(t.kinds[thing.kind], name, items);
  if (what === 'removed') return t.removed(t.kinds[thing.kind], name, items);
  if (what === 'moved') return t.moved(name, String(from), String(to));
  if (what === 'reordered') return thing.id === '' ? t.reorderedAll(t.kinds[thing.kind]) : t.reordered(name);
  if (field === 'label') return t.renamed(String(from), String(to));
  const [before, after] = describeBoth(field, from, to, wording);
  return t.changed(name, fieldName(field, wording.t), before, after);
}

import type { CatalogueChange, Thing } from '#ordering/catalogue/wire/revisions.ts';
import {
  type CatalogueContent,
  type CatalogueTree,
  inPlace,
  isSame,
  type Leaf,
  MENUS,
  ORDER_TYPES,
  toTree,
} from '../tree.ts';

/** Lists changes in the order of the menu, one thing a line. Things are matched by id. */
export function diffCatalogues(before: CatalogueContent, after: CatalogueContent): CatalogueChange[] {
  const [old, now] = [toTree(before), toTree(after)];
  const changes: CatalogueChange[] = [];
  for (const root of [ORDER_TYPES, MENUS]) changes.push(...within(root, old, now));
  return changes;
}

function within(parent: string, old: CatalogueTree, now: CatalogueTree): CatalogueChange[] {
  const [was, is] = [inPlace(old.inside.get(parent) ?? []), inPlace(now.inside.get(parent) ?? [])];
  return [
    ...was.filter(({ key }) => !now.leaves.has(key)).flatMap((leaf) => removed(leaf, old, now)),
    ...(isReordered(was, is) ? [{ what: 'reordered' as const, thing: thingAt(parent, now) }] : []),
    ...is.flatMap((leaf) => present(leaf, old, now)),
  ];
}

/** Things that have moved out of a removed one are listed at their new place. */
function removed(leaf: Leaf, old: CatalogueTree, now: CatalogueTree): CatalogueChange[] {
  const items = countItems(leaf, old, (key) => !now.leaves.has(key));
  return [{ what: 'removed', thing: thingOf(leaf, old), ...(items > 0 ? { items } : {}) }];
}

function present(leaf: Leaf, old: CatalogueTree, now: CatalogueTree): CatalogueChange[] {
  const earlier = old.leaves.get(leaf.key);
  if (!earlier) return added(leaf, old, now);
  const thing = thingOf(leaf, now);
  const moved: CatalogueChange[] =
    earlier.parent === leaf.parent
      ? []
      : [
          {
            what: 'moved',
            thing,
            from: thingAt(earlier.parent, old).label,
            to: thingAt(leaf.parent, now).label,
          },
        ];
  const changed = fieldNames(earlier, leaf)
    .filter((field) => !isSame(earlier.fields[field], leaf.fields[field]))
    .map((field): CatalogueChange => {
      const [from, to] = [earlier.fields[field] ?? null, leaf.fields[field] ?? null];
      return { what: 'changed', thing, field, from, to };
    });
  return [...moved, ...changed, ...within(leaf.key, old, now)];
}

/** Counts new items inside a new thing instead of listing them. */
function added(leaf: Leaf, old: CatalogueTree, now: CatalogueTree): CatalogueChange[] {
  const items = countItems(leaf, now, (key) => !old.leaves.has(key));
  const change: CatalogueChange = {
    what: 'added',
    thing: thingOf(leaf, now),
    ...(items > 0 ? { items } : {}),
  };
  return [change, ...knownInside(leaf, old, now)];
}

function knownInside(leaf: Leaf, old: CatalogueTree, now: CatalogueTree): CatalogueChange[] {
  return inPlace(now.inside.get(leaf.key) ?? []).flatMap((child) =>
    old.leaves.has(child.key) ? present(child, old, now) : knownInside(child, old, now),
  );
}

function countItems(leaf: Leaf, tree: CatalogueTree, counts: (key: string) => boolean): number {
  if (leaf.kind === 'item') return 0;
  const children = tree.inside.get(leaf.key) ?? [];
  return children
    .map((child) => (child.kind === 'item' ? Number(counts(child.key)) : countItems(child, tree, counts)))
    .reduce((sum, count) => sum + count, 0);
}

export function fieldNames(...leaves: (Leaf | undefined)[]): string[] {
  return [...new Set(leaves.flatMap((leaf) => Object.keys(leaf?.fields ?? {})))];
}

function isReordered(was: Leaf[], is: Leaf[]): boolean {
  const [before, after] = [new Set(was.map(({ key }) => key)), new Set(is.map(({ key }) => key))];
  const common = (leaves: Leaf[]) =>
    leaves.map(({ key }) => key).filter((key) => before.has(key) && after.has(key));
  return !isSame(common(was), common(is));
}

export function thingOf(leaf: Leaf, tree: CatalogueTree): Thing {
  const above: Leaf[] = [];
  for (let at = tree.leaves.get(leaf.parent); at; at = tree.leaves.get(at.parent)) above.unshift(at);
  const item = above.find(({ kind }) => kind === 'item');
  const path = above.map(({ label }) => label);
  return { kind: leaf.kind, id: leaf.id, label: leaf.label, path, ...(item ? { itemId: item.id } : {}) };
}

/** The lists at the top are no leaves, so their thing has only a kind. */
export function thingAt(key: string, tree: CatalogueTree): Thing {
  const leaf = tree.leaves.get(key);
  if (leaf) return thingOf(leaf, tree);
  return { kind: key === ORDER_TYPES ? 'orderTypes' : 'menus', id: '', label: '', path: [] };
}

import type { Thing } from '#ordering/catalogue/wire/revisions.ts';
import {
  type CatalogueContent,
  type CatalogueTree,
  fromTree,
  isSame,
  type Leaf,
  MENUS,
  ORDER_TYPES,
  toTree,
} from '../tree.ts';
import { fieldNames, thingAt, thingOf } from './diff-catalogues.ts';
import { mergeLists } from './merge-lists.ts';

export type Side = 'mine' | 'theirs';

/** Both sides have changed the field, each in another way. */
export interface Conflict {
  /** The conflict's key in the choices. */
  key: string;
  thing: Thing;
  /** A field, or `presence` (removed or not), `parent` (moved) or `sequence` (the order of its contents). */
  field: string;
  mine: unknown;
  theirs: unknown;
}

export interface Merged {
  catalogue: CatalogueContent;
  /** All conflicts, those with a choice too. */
  conflicts: Conflict[];
}

/** Merges three ways, by id and field. Conflicts without a choice take what was saved first (`theirs`). */
export function mergeCatalogues(
  base: CatalogueContent,
  mine: CatalogueContent,
  theirs: CatalogueContent,
  choices: Record<string, Side> = {},
): Merged {
  return merge({ base: toTree(base), mine: toTree(mine), theirs: toTree(theirs) }, choices);
}

interface Sides {
  base: CatalogueTree;
  mine: CatalogueTree;
  theirs: CatalogueTree;
}

function merge(sides: Sides, choices: Record<string, Side>): Merged {
  const conflicts: Conflict[] = [];
  const contest: Contest = (conflict) => {
    conflicts.push(conflict);
    return choices[conflict.key] ?? 'theirs';
  };
  const kept = keptLeaves(sides, contest);
  const leaves = new Map([...kept].map((key) => [key, mergeLeaf(key, sides, kept, contest)]));
  const members = Map.groupBy(leaves.values(), ({ parent }) => parent);
  const inside: CatalogueTree['inside'] = new Map();
  for (const parent of [ORDER_TYPES, MENUS, ...kept]) {
    const of = new Map((members.get(parent) ?? []).map((leaf) => [leaf.key, leaf]));
    const list = (tree: CatalogueTree) => tree.inside.get(parent) ?? [];
    const lists = { base: list(sides.base), mine: list(sides.mine), theirs: list(sides.theirs) };
    const key = `${parent} sequence`;
    const merged = mergeLists(lists, new Set(of.keys()), choices[key] ?? 'theirs');
    const thing = thingAt(parent, sides.theirs);
    if (merged.isContested) contest({ key, thing, field: 'sequence', mine: null, theirs: null });
    inside.set(
      parent,
      merged.entries.flatMap(({ key, place }) => {
        const leaf = of.get(key);
        return leaf ? [{ ...leaf, place }] : [];
      }),
    );
  }
  return { catalogue: fromTree({ leaves, inside }), conflicts };
}

type Contest = (conflict: Conflict) => Side;

/** Goes from the top down, because the contents of a contested thing share its fate. */
function keptLeaves({ base, mine, theirs }: Sides, contest: Contest): Set<string> {
  const kept = new Set([...theirs.leaves.keys()].filter((key) => mine.leaves.has(key)));
  const contested = new Map<string, Side>();
  const consider = (side: Side, own: CatalogueTree, other: CatalogueTree): void => {
    const alone = [...own.leaves.values()].filter(({ key }) => !other.leaves.has(key));
    for (const leaf of alone) {
      const choice = contested.get(leaf.parent) ?? contestRemoval(leaf, side, own, base, contest);
      if (choice !== null) contested.set(leaf.key, choice);
      if (choice === null ? !base.leaves.has(leaf.key) : choice === side) kept.add(leaf.key);
    }
  };
  consider('theirs', theirs, mine);
  consider('mine', mine, theirs);
  return kept;
}

/** Returns null unless one side has removed what the other has changed. */
function contestRemoval(
  leaf: Leaf,
  side: Side,
  own: CatalogueTree,
  base: CatalogueTree,
  contest: Contest,
): Side | null {
  if (!base.leaves.has(leaf.key) || !isTouched(leaf, own, base)) return null;
  const values = { mine: side === 'mine', theirs: side === 'theirs' };
  return contest({ key: `${leaf.key} presence`, thing: thingOf(leaf, own), field: 'presence', ...values });
}

/** A thing is touched when this side has changed or moved it, or has touched anything inside it. */
function isTouched(leaf: Leaf, own: CatalogueTree, base: CatalogueTree): boolean {
  const before = base.leaves.get(leaf.key);
  if (!before || before.parent !== leaf.parent || !isSame(before.fields, leaf.fields)) return true;
  return (own.inside.get(leaf.key) ?? []).some((child) => isTouched(child, own, base));
}

function mergeLeaf(key: string, { base, mine, theirs }: Sides, kept: Set<string>, contest: Contest): Leaf {
  const [ours, others, before] = [mine.leaves.get(key), theirs.leaves.get(key), base.leaves.get(key)];
  const either = others ?? ours;
  if (!either) throw new Error(`No side has ${key}`);
  if (!ours || !others) return { ...either, parent: parentOf([either, before], kept) };
  const thing = thingOf(others, theirs);
  const settle = (field: string, b: unknown, m: unknown, t: unknown, shown = [m, t]) => {
    if (isSame(m, t) || isSame(t, b)) return m;
    if (isSame(m, b)) return t;
    const choice = contest({ key: `${key} ${field}`, thing, field, mine: shown[0], theirs: shown[1] });
    return choice === 'mine' ? m : t;
  };
  const names = [thingAt(ours.parent, mine).label, thingAt(others.parent, theirs).label];
  const parent = settle('parent', before?.parent, ours.parent, others.parent, names);
  const fields: Leaf['fields'] = {};
  for (const field of fieldNames(others, ours)) {
    const value = settle(field, before?.fields[field], ours.fields[field], others.fields[field]);
    if (value !== undefined) fields[field] = value;
  }
  const wished = { ...others, parent: String(parent) };
  return {
    ...others,
    label: String(fields['label']),
    fields,
    parent: parentOf([wished, others, ours, before], kept),
  };
}

/** Picks the first parent that is not removed, so that nothing is left inside a removed thing. */
function parentOf(candidates: (Leaf | undefined)[], kept: Set<string>): string {
  const parents = candidates.flatMap((leaf) => (leaf ? [leaf.parent] : []));
  const found = parents.find((key) => key.startsWith('#') || kept.has(key));
  return found ?? parents[0] ?? MENUS;
}

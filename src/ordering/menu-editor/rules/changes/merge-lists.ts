import { inPlace, isSame, type Leaf } from '../tree.ts';

interface Lists {
  base: Leaf[];
  mine: Leaf[];
  theirs: Leaf[];
}

type Side = 'mine' | 'theirs';

export interface MergedList {
  entries: { key: string; place: number }[];
  /** Both sides have put the same things into different orders. */
  isContested: boolean;
}

/** Takes the order of the side that has changed it, or joins both where they do not contradict each other. */
export function mergeLists(lists: Lists, members: Set<string>, chosen: Side): MergedList {
  const side = onlyChanged(lists);
  const own = side && lists[side];
  if (own && own.length === members.size && own.every(({ key }) => members.has(key)))
    return { entries: own.map(({ key, place }) => ({ key, place })), isContested: false };
  const { keys, isContested } = weave(lists, members, chosen);
  return { entries: keys.map((key, place) => ({ key, place })), isContested };
}

function onlyChanged({ base, mine, theirs }: Lists): Side | null {
  const plain = (leaves: Leaf[]) => leaves.map(({ key, place }) => [key, place]);
  const [before, ours, others] = [plain(base), plain(mine), plain(theirs)];
  if (isSame(others, before)) return 'mine';
  return isSame(ours, before) || isSame(ours, others) ? 'theirs' : null;
}

function weave({ base, mine, theirs }: Lists, members: Set<string>, chosen: Side) {
  const keys = (leaves: Leaf[]) => inPlace(leaves).map(({ key }) => key);
  const within = (list: string[], others: Set<string>) => list.filter((key) => others.has(key));
  const [b, m, t] = [keys(base), keys(mine), keys(theirs)];
  const inTheirs = new Set(within(t, members));
  const common = new Set(within(m, inTheirs));
  const { order, isContested } = commonOrder(b, within(m, common), within(t, common), chosen);
  const after = (list: string[]) => additions(within(list, members), common);
  const [fromMine, fromTheirs] = [after(m), after(t)];
  const woven: string[] = [];
  for (const anchor of [null, ...order]) {
    if (anchor !== null) woven.push(anchor);
    const chunks = [fromMine.get(anchor) ?? [], fromTheirs.get(anchor) ?? []];
    // Sorting makes the result the same for both sides.
    woven.push(...chunks.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)).flat());
  }
  const seen = new Set(woven);
  return { keys: [...woven, ...[...members].filter((key) => !seen.has(key)).toSorted()], isContested };
}

function commonOrder(base: string[], mine: string[], theirs: string[], chosen: Side) {
  const common = new Set(mine);
  const before = base.filter((key) => common.has(key));
  if (isSame(mine, before) || isSame(mine, theirs)) return { order: theirs, isContested: false };
  if (isSame(theirs, before)) return { order: mine, isContested: false };
  return { order: chosen === 'mine' ? mine : theirs, isContested: true };
}

/** Maps what only this side has by the common thing before it. */
function additions(list: string[], common: Set<string>): Map<string | null, string[]> {
  const found = new Map<string | null, string[]>();
  let anchor: string | null = null;
  for (const key of list) {
    if (common.has(key)) anchor = key;
    else found.set(anchor, [...(found.get(anchor) ?? []), key]);
  }
  return found;
}

import type { CatalogueChange } from '#ordering/catalogue/wire/revisions.ts';
import type { Conflict } from './merge-catalogues.ts';

export interface Save {
  /** Null where no member of the staff did it. */
  author: string | null;
  changes: readonly CatalogueChange[];
  /** Whether `changes` has all of them: of large saves only the first are kept. */
  hasAll: boolean;
}

export interface Saves {
  latestFirst: readonly Save[];
  /** Whether every save is there: the oldest ones of a store are deleted. */
  isComplete: boolean;
}

type Contested = Pick<Conflict, 'thing' | 'field' | 'theirs'>;

/** Finds who has last changed it. Null where nobody can be named for certain. */
export function findAuthor(conflict: Contested, { latestFirst, isComplete }: Saves): string | null {
  for (const { author, changes, hasAll } of latestFirst) {
    if (changes.some((change) => isAbout(change, conflict))) return author;
    if (!hasAll) return authorOfAll(latestFirst, isComplete);
  }
  // Listed under another name: what was added to or removed from the menu brings or takes its contents along.
  return authorOfAll(latestFirst, isComplete);
}

function authorOfAll(saves: readonly Save[], isComplete: boolean): string | null {
  const [first] = saves;
  return first && isComplete && saves.every(({ author }) => author === first.author) ? first.author : null;
}

/** A dish with all that is in it is contested when one side has removed it. */
function isAbout({ what, thing, field }: CatalogueChange, { thing: other, ...conflict }: Contested): boolean {
  const isSame = thing.kind === other.kind && thing.id === other.id;
  if (conflict.field === 'presence')
    return conflict.theirs ? isSame || thing.itemId === other.id : isSame && what === 'removed';
  if (!isSame) return false;
  if (conflict.field === 'parent') return what === 'moved' || what === 'added';
  if (conflict.field === 'sequence') return what === 'reordered';
  return what === 'added' || (what === 'changed' && field === conflict.field);
}

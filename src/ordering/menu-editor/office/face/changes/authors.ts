import { MOST_CHANGES, type RevisionView } from '#ordering/catalogue/wire/revisions.ts';
import { fetchRevisions } from '#ordering/menu/office-api/menu.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { findAuthor, type Save, type Saves } from '../../../rules/changes/find-author.ts';
import type { Conflict } from '../../../rules/changes/merge-catalogues.ts';

export interface Authors {
  /** The name of the person who has made their side of the conflict; null if it is not certain. */
  of(conflict: Conflict): string | null;
  all(unknown: string, and: (one: string, other: string) => string): string;
}

/** The span of saves between the revision that an edit began with and the one in force. */
interface Span {
  since: number;
  until: number;
}

/** Reads who has saved meanwhile. A failure does not stop the save. */
export async function readAuthors(storeId: string, span: Span): Promise<Authors> {
  const saves = await readSaves(storeId, span).catch((): Saves => ({ latestFirst: [], isComplete: false }));
  const names = new Set(saves.latestFirst.flatMap(({ author }) => author ?? []));
  return {
    of: (conflict) => findAuthor(conflict, saves),
    all: (unknown, and) => (names.size === 0 ? unknown : [...names].reduce(and)),
  };
}

async function readSaves(storeId: string, { since, until }: Span): Promise<Saves> {
  const found: RevisionView[] = [];
  let next: number | null = null;
  do {
    const page = await fetchRevisions(storeId, next);
    found.push(...page.revisions);
    next = page.next;
  } while (next !== null && next > since);
  const saves = found.filter(
    ({ revision, cause }) => revision > since && revision <= until && cause !== 'before',
  );
  return {
    latestFirst: await Promise.all(saves.map((save) => withAllChanges(storeId, save))),
    isComplete: found.some(({ revision, cause }) => revision <= since || cause === 'before'),
  };
}

async function withAllChanges(storeId: string, save: RevisionView): Promise<Save> {
  const { author, revision } = save;
  const { changes } =
    save.changes.length < MOST_CHANGES.listed
      ? save
      : await call('GET /api/stores/:storeId/catalogue/revisions/:revision', {
          params: { storeId, revision },
        });
  return { author, changes, hasAll: changes.length < MOST_CHANGES.kept };
}

import type { RevisionDetail, Thing } from '#domain/api/revisions.ts';
import { fetchRevision, fetchRevisions } from '../../api/menu.ts';

export interface Authors {
  /** The name of the person who changed this; null if it is not known. */
  of(thing: Thing): string | null;
  all(unknown: string, and: (one: string, other: string) => string): string;
}

/** Only this many saves, the latest, are read for their authors. */
const MOST_SAVES = 8;

/** Reads who has saved since that revision. A failure does not stop the save. */
export async function readAuthors(storeId: string, since: number): Promise<Authors> {
  const saves = await readSaves(storeId, since).catch(() => []);
  const names = [...new Set(saves.map(({ author }) => author).filter((name) => name !== null))];
  return {
    of: (thing) => {
      const isAbout = (other: Thing) =>
        other.id === thing.id || (thing.itemId ?? thing.id) === (other.itemId ?? other.id);
      const save = saves.find(({ changes }) => changes.some((change) => isAbout(change.thing)));
      return save?.author ?? (names.length === 1 ? (names[0] ?? null) : null);
    },
    all: (unknown, and) => (names.length === 0 ? unknown : names.reduce(and)),
  };
}

async function readSaves(storeId: string, since: number): Promise<RevisionDetail[]> {
  const { revisions } = await fetchRevisions(storeId);
  const newer = revisions.filter(({ revision }) => revision > since).slice(0, MOST_SAVES);
  return Promise.all(newer.map(({ revision }) => fetchRevision(storeId, revision)));
}

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import type { SaveCause } from '#ordering/catalogue/wire/revisions.ts';
import { catalogueQuery, replaceCatalogue } from '#ordering/menu/office-api/menu.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { diffCatalogues } from '../../rules/changes/diff-catalogues.ts';
import { mergeCatalogues } from '../../rules/changes/merge-catalogues.ts';
import type { CatalogueContent } from '../../rules/tree.ts';
import { type Authors, readAuthors } from './changes/authors.ts';
import { type AskConflicts, useAskConflicts } from './changes/conflict-context.ts';
import { describeChange } from './changes/describe-change.ts';
import { useWording } from './changes/use-wording.ts';

export interface CatalogueSave {
  /** The catalogue that the edit started from. A comparison with it shows what has changed since. */
  base: CatalogueView;
  mine: CatalogueContent;
  /** The cause in the history; `edit` by default. */
  cause?: SaveCause;
}

/**
 * Thrown when somebody who is asked about conflicts goes back to their changes. Nothing is saved and nothing is lost.
 */
class NotDecided extends Error {
  override readonly name = 'NotDecided';
}

const MOST_TOLD = 3;

/** Saves every change of the catalogue as one revision, merged with what others have saved meanwhile. */
export function useSaveCatalogue() {
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const ask = useAskConflicts();
  const wording = useWording();
  const t = wording.t.changes;
  const { queryKey } = catalogueQuery(storeId);

  function tellMerged({ base, theirs, authors }: Met) {
    const changes = diffCatalogues(base, theirs);
    if (changes.length === 0) return;
    const told = changes.slice(0, MOST_TOLD).map((change) => describeChange(change, wording));
    const rest = changes.length > MOST_TOLD ? [t.more(changes.length - MOST_TOLD)] : [];
    say(t.merged(authors.all(t.somebody, t.and), [...told, ...rest].join('; ')));
  }

  return useMutation({
    mutationFn: (save: CatalogueSave) => saveMerged(client, storeId, save, ask),
    onSuccess: ({ saved, met }) => {
      // What is swapped is not saved with a menu.
      client.setQueryData(queryKey, (before) => (before?.swaps ? { ...saved, swaps: before.swaps } : saved));
      void client.invalidateQueries({ queryKey: ['stores', storeId, 'revisions'] });
      if (met) tellMerged(met);
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey });
      if (!(error instanceof NotDecided)) complain(error);
    },
  });
}

/** What others saved before this save. */
interface Met {
  base: CatalogueView;
  theirs: CatalogueView;
  authors: Authors;
}

async function saveMerged(
  client: QueryClient,
  storeId: string,
  { base, mine, cause = 'edit' }: CatalogueSave,
  ask: AskConflicts,
): Promise<{ saved: CatalogueView; met: Met | null }> {
  let [seen, wanted] = [base, mine];
  let met: Met | null = null;
  for (;;) {
    try {
      const saved = await replaceCatalogue(storeId, seen.revision, wanted, { cause });
      return { saved, met };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'REVISION_STALE') throw error;
    }
    const theirs = await client.fetchQuery({ ...catalogueQuery(storeId), staleTime: 0 });
    const authors = await readAuthors(storeId, { since: base.revision, until: theirs.revision });
    const { conflicts, catalogue } = mergeCatalogues(seen, wanted, theirs);
    if (conflicts.length === 0) wanted = catalogue;
    else {
      const choices = await ask({ conflicts, authors });
      if (choices === null) throw new NotDecided();
      wanted = mergeCatalogues(seen, wanted, theirs, choices).catalogue;
    }
    seen = theirs;
    met = { base, theirs, authors };
  }
}

import { useCallback } from 'react';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { useTexts } from '#texts/office/index.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { useUndoNotice } from '#ui/office/notices/use-undo-notice.tsx';
import type { CatalogueContent } from '../../rules/tree.ts';
import { type CatalogueSave, useSaveCatalogue } from './use-save-catalogue.ts';

/** Saves, says so, and offers an undo, which keeps what others have changed in between. */
export function useSaveWithUndo() {
  const { mutateAsync, isPending } = useSaveCatalogue();
  const offerUndo = useOfferUndo();

  function save(wish: CatalogueSave, message: string, onSaved: () => void): void {
    // Uses the promise, because callbacks don't run once the screen has gone. The save itself reports errors.
    mutateAsync(wish).then(
      ({ saved }) => {
        offerUndo(message, { saved, before: wish.base });
        onSaved();
      },
      () => {},
    );
  }
  return { save, isPending };
}

interface Saved {
  saved: CatalogueView;
  before: CatalogueContent;
}

/** Says what was saved, and offers an undo on every screen. */
export function useOfferUndo() {
  const { changes: t } = useTexts();
  const { say } = useNotice();
  const offerUndo = useUndoNotice();
  const { mutateAsync } = useSaveCatalogue();
  return useCallback(
    (message: string, { saved, before }: Saved) =>
      offerUndo(message, () => {
        mutateAsync({ base: saved, mine: before, cause: 'undo' }).then(
          () => say(t.undone),
          () => {},
        );
      }),
    [offerUndo, mutateAsync, say, t],
  );
}

import { useTexts } from '../texts/index.ts';
import { useNotice } from './use-notice.ts';
import { type CatalogueSave, useSaveCatalogue } from './use-save-catalogue.ts';
import { useUndoNotice } from './use-undo-notice.tsx';

/** Saves, says so, and offers the way back: what others do in between stays. */
export function useSaveWithUndo() {
  const t = useTexts();
  const { say } = useNotice();
  const offerUndo = useUndoNotice();
  const { mutateAsync, isPending } = useSaveCatalogue();

  function save(wish: CatalogueSave, message: string, onSaved: () => void): void {
    // By promises: when it is undone, the screen that saved may be gone. What goes wrong is told by the saving itself.
    mutateAsync(wish).then(
      ({ saved }) => {
        const back: CatalogueSave = { base: saved, mine: wish.base, cause: 'undo' };
        offerUndo(message, () => {
          mutateAsync(back).then(
            () => say(t.changes.undone),
            () => {},
          );
        });
        onSaved();
      },
      () => {},
    );
  }
  return { save, isPending };
}

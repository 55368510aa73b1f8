import { atom } from 'nanostores';

/** The modal dialogs that are open, the topmost last: what lies outside of that one can be neither reached nor read out. */
export const $modals = atom<readonly HTMLDialogElement[]>([]);

/** Answers with what closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  $modals.set([...$modals.get(), dialog]);
  return () => {
    $modals.set($modals.get().filter((other) => other !== dialog));
    dialog.close();
  };
}

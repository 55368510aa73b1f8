import { atom } from 'nanostores';

/** The open modal dialogs, the topmost last. Everything outside of that one is inert. */
export const $modals = atom<readonly HTMLDialogElement[]>([]);

/** Returns the function that closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  $modals.set([...$modals.get(), dialog]);
  return () => {
    $modals.set($modals.get().filter((other) => other !== dialog));
    dialog.close();
  };
}

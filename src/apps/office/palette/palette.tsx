import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { SearchIcon } from '#ui/office/icons.tsx';
import { Finder, type UseCommands } from './finder.tsx';
import styles from './palette.module.css';

/** Opened by Ctrl+K or the button; leads to any screen, dish or order, and does what is done in a hurry. */
export function CommandPalette({ useCommands }: { useCommands: UseCommands }) {
  const t = useTexts();
  const { askPin } = useStore();
  const [isOpen, setOpen] = useState(false);
  const open = askPin ?? (() => setOpen(true));
  useHotkeys([['mod+K', open]], []);
  const close = () => setOpen(false);
  return (
    <>
      <Button className={styles.button} onClick={open}>
        <SearchIcon size={18} />
        <span className="visually-hidden">{t.palette.open}</span>
        <span className={styles.keys} aria-hidden="true">
          Ctrl K
        </span>
      </Button>
      <Dialog isOpen={isOpen && askPin === null} onClose={close} size="40rem" title={t.palette.title}>
        <Finder useCommands={useCommands} onDone={close} />
      </Dialog>
    </>
  );
}

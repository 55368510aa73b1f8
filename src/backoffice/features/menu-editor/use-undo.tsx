import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { Button } from '../../parts/button.tsx';
import { useTexts } from '../../texts/index.ts';
import styles from './use-undo.module.css';

const UNDO_MS = 10_000;

/** Says what was done, and for some seconds takes it back. */
export function useUndo(): (message: string, undo: () => void) => void {
  const t = useTexts();
  return useCallback(
    (message, undo) => {
      const id = notifications.show({
        autoClose: UNDO_MS,
        closeButtonProps: { 'aria-label': t.close },
        message: (
          <span className={styles.line}>
            <span>{message}</span>
            <Button
              className={styles.undo ?? ''}
              onClick={() => {
                undo();
                notifications.hide(id);
              }}
            >
              {t.undo}
            </Button>
          </span>
        ),
      });
    },
    [t],
  );
}

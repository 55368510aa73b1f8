import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '../buttons/button.tsx';
import styles from './use-undo-notice.module.css';

const STAYS_MS = 20_000;

/** Says what was done, with an undo button for some time. */
export function useUndoNotice() {
  const t = useTexts();
  return useCallback(
    (message: string, undo: () => void, staysMs = STAYS_MS) => {
      const id = notifications.show({
        closeButtonProps: { 'aria-label': t.close },
        autoClose: staysMs,
        message: (
          <span className={styles.notice}>
            {message}
            <Button
              className={styles.undo}
              onClick={() => {
                notifications.hide(id);
                undo();
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

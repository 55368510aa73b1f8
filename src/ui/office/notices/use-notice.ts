import { notifications } from '@mantine/notifications';
import { useMemo } from 'react';
import { errorText, useTexts } from '#texts/office/index.ts';

const READING_MS = 12_000;

/** Short notices at the foot of the screen, which are announced and disappear by themselves. */
export function useNotice() {
  const t = useTexts();
  return useMemo(() => {
    const shared = { closeButtonProps: { 'aria-label': t.close } };
    const say = (message: string) => notifications.show({ ...shared, message });
    /** Errors stay longer, so that there is time to read them. */
    const complain = (error: unknown) =>
      notifications.show({ ...shared, message: errorText(t, error), autoClose: READING_MS });
    /** What a person has to do something about: it stays until they have read it. */
    const warn = (message: string) => notifications.show({ ...shared, message, autoClose: false });
    return { say, complain, warn };
  }, [t]);
}

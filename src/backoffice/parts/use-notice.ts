import { notifications } from '@mantine/notifications';
import { useMemo } from 'react';
import { errorText, useTexts } from '../texts/index.ts';

const READING_MS = 12_000;

/** Short words at the foot of the screen; announced, and gone by themselves. */
export function useNotice() {
  const t = useTexts();
  return useMemo(() => {
    const shared = { closeButtonProps: { 'aria-label': t.close } };
    const say = (message: string) => notifications.show({ ...shared, message });
    /** What went wrong stays until somebody has had the time to read it. */
    const complain = (error: unknown) =>
      notifications.show({ ...shared, message: errorText(t, error), autoClose: READING_MS });
    return { say, complain };
  }, [t]);
}

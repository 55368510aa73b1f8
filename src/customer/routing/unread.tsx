import { useEffect } from 'react';
import { showToast } from '../state/toasts.ts';
import { useTexts } from '../texts/use-texts.ts';

/** What was asked for could not be loaded. */
export function Unread({ onClose }: { onClose: () => void }) {
  const { common } = useTexts();
  useEffect(() => {
    showToast(common.noNetwork, 'error');
    onClose();
  }, [common, onClose]);
  return null;
}

import { useStore } from '@nanostores/react';
import { $toasts, dismissToast } from '../state/toasts.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './toaster.module.css';

/** Notices at the top right; a live region, so that they are read out as well. */
export function Toaster() {
  const toasts = useStore($toasts);
  const { common } = useTexts();
  return (
    <div className={styles.toaster} role="status" aria-live="polite" popover="manual" ref={stayOnTop}>
      {toasts.map(({ id, text, tone }) => (
        <div key={id} className={styles.toast} data-tone={tone}>
          <span>{text}</span>
          <button type="button" aria-label={common.close} onClick={() => dismissToast(id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}

/** In the top layer, above dialogs too; moved to its end with each new notice. */
function stayOnTop(element: HTMLDivElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const raise = () => {
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  };
  raise();
  return $toasts.listen((toasts) => {
    if (toasts.length > 0) raise();
  });
}

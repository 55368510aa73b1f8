import { createPortal } from 'react-dom';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { $toasts, dismissToast, type Toast } from '#platform/phone/guests/state/toasts.ts';
import { useAtom } from '#ui/guests/use-atom.ts';
import { $modals } from '#ui/shared/sheet/modals.ts';
import styles from './toaster.module.css';

/**
 * Notices in a live region, which is rendered without notices as well so that they are announced. While a dialog is
 * open, the region is inside of it: everything outside is inert.
 */
export function Toaster() {
  const toasts = useAtom($toasts);
  const dialog = useAtom($modals).at(-1);
  return (
    <>
      <Region toasts={dialog ? [] : toasts} />
      {dialog && createPortal(<Region toasts={toasts} />, dialog)}
    </>
  );
}

function Region({ toasts }: { toasts: Toast[] }) {
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

/** Shows the region in the top layer, and moves it above later dialogs with each new notice. */
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

import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../components/icon.tsx';
import { openModal } from './modals.ts';
import styles from './sheet.module.css';
import { enterHistory } from './sheet-history.ts';
import { useDrag } from './use-drag.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  closeLabel: string;
  /** The accessible name, unless `labelledBy` gives it. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  /** A share of the screen that can be dragged to full height, the height of the content, or full height. */
  height?: '0.7' | 'auto' | 'full';
  /** Stays in sight above the content, beside the close button. */
  heading?: ReactNode;
  /** Stands above the heading and scrolls away. */
  cover?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal at the bottom of a phone, centred on wider screens. Back, Escape, the backdrop and its button close it. */
export function Sheet(props: Props) {
  const isPresent = usePresence(props.open);
  const shown = useRef(props);
  // While it closes it shows its last content.
  if (props.open) shown.current = props;
  return isPresent ? <OpenSheet {...shown.current} open={props.open} /> : null;
}

function OpenSheet({ open, onClose, closeLabel, label, labelledBy, height = 'auto', ...content }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isFull, setFull] = useState(height === 'full');
  const close = useEffectEvent(() => onClose());
  const drag = useDrag({ dialog, isFull, canGrow: height === '0.7', onFull: setFull, onClose });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const giveBack = keepGutter();
    const goBack = rememberFocus();
    const hide = openModal(element);
    // Focuses the dialog itself, so that its name is announced and no keyboard opens.
    element.focus({ preventScroll: true });
    return () => {
      hide();
      giveBack();
      goBack();
    };
  }, [open]);
  useEffect(() => (open ? enterHistory(() => close()) : undefined), [open]);

  const closeFromBackdrop = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) onClose();
  };
  const top = (
    <div className={styles.top}>
      <div className={styles.heading}>{content.heading}</div>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same from the keyboard
    <dialog
      ref={dialog}
      className={styles.sheet}
      data-height={isFull ? 'full' : height}
      aria-label={label}
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onClick={closeFromBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // `close` comes in a later task: the sheet may be open again by then.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
    >
      <div className={styles.panel}>
        <div className={styles.handle} {...drag} aria-hidden="true" />
        {!content.cover && top}
        <div className={styles.body}>
          {content.cover && (
            <>
              <div className={styles.cover}>{content.cover}</div>
              {top}
            </>
          )}
          {content.children}
        </div>
        {content.footer ? <div className={styles.footer}>{content.footer}</div> : null}
      </div>
    </dialog>
  );
}

const FOCUSABLE = ':is(button, a[href], input, select, textarea):not(:disabled)';

/** Restores the focus near the element that had it, in case the browser cannot because that is gone. */
function rememberFocus(): () => void {
  const path: Element[] = [];
  for (let at = document.activeElement; at && at !== document.body; at = at.parentElement) path.push(at);
  const restore = () => {
    if (document.activeElement !== document.body) return;
    const place = path.find((element) => element.isConnected && element.querySelector(FOCUSABLE));
    place?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  };
  return () => void setTimeout(restore);
}

/** Keeps the room of the scrollbar while the page behind cannot scroll. */
function keepGutter(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  return () => {
    style.scrollbarGutter = '';
  };
}

const LEAVING_MS = 250;

/** Stays true for the time of the closing animation. */
function usePresence(open: boolean): boolean {
  const [isLeaving, setLeaving] = useState(false);
  const [was, setWas] = useState(open);
  if (was !== open) {
    setWas(open);
    setLeaving(!open);
  }
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => setLeaving(false), LEAVING_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  return open || isLeaving;
}

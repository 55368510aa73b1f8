import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { Icon } from '#ui/shared/components/icon.tsx';
import { pictureSource } from '#ui/shared/components/picture-source.ts';
import { openModal } from '#ui/shared/sheet/modals.ts';
import { enterHistory } from '#ui/shared/sheet/sheet-history.ts';
import styles from './picture-viewer.module.css';

interface Props {
  images: string[];
  label: string;
  at: number;
  onClose: () => void;
}

/** The pictures of a dish in full screen. */
export function PictureViewer({ images, label, at, onClose }: Props) {
  const { common, menu } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(() => onClose());
  useEffect(() => (dialog.current ? openModal(dialog.current) : undefined), []);
  useEffect(() => {
    const { clientWidth = 0 } = strip.current ?? {};
    strip.current?.scrollTo({ left: at * clientWidth });
  }, [at]);
  useEffect(() => enterHistory(() => close()), []);
  // The owner is called at once: `close` comes in a later task, when another picture may have been opened.
  const leave = () => {
    dialog.current?.close();
    onClose();
  };
  const move = (steps: number) => {
    if (strip.current) slideBy(strip.current, steps);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={label}
      onClose={onClose}
      onCancel={leave}
      onClick={(event) => event.target === dialog.current && leave()}
    >
      <div className={styles.strip} ref={strip}>
        {images.map((image, index) => {
          const { src, webp } = pictureSource(image);
          return (
            <img
              key={image}
              src={src}
              {...(webp ? { srcSet: webp, sizes: '100vw' } : {})}
              alt={menu.picture(label, index + 1, images.length)}
            />
          );
        })}
      </div>
      <button type="button" className={styles.close} aria-label={common.close} onClick={leave}>
        <Icon name="close" />
      </button>
      {images.length > 1 && (
        <div className={styles.moves}>
          <button type="button" aria-label={common.previous} onClick={() => move(-1)}>
            <Icon name="back" />
          </button>
          <button type="button" aria-label={common.next} onClick={() => move(1)}>
            <Icon name="forward" />
          </button>
        </div>
      )}
    </dialog>
  );
}

const SLIDE_MS = 700;

/** Scrolls by whole pictures. Native smooth scrolling has no set duration, and snapping would pull it back. */
function slideBy(strip: HTMLElement, steps: number): void {
  const width = strip.clientWidth;
  const from = strip.scrollLeft;
  const last = strip.scrollWidth - width;
  const to = Math.min(last, Math.max(0, Math.round(from / width + steps) * width));
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    strip.scrollLeft = to;
    return;
  }
  strip.style.scrollSnapType = 'none';
  const begun = performance.now();
  const step = (now: number) => {
    const share = Math.min(1, (now - begun) / SLIDE_MS);
    strip.scrollLeft = from + (to - from) * easeInOut(share);
    if (share < 1) requestAnimationFrame(step);
    else strip.style.scrollSnapType = '';
  };
  requestAnimationFrame(step);
}

function easeInOut(share: number): number {
  return share < 0.5 ? 2 * share ** 2 : 1 - (2 - 2 * share) ** 2 / 2;
}

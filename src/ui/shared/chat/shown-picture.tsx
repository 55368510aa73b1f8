import { useEffect, useRef, useState } from 'react';
import type { ChatPicture } from '#guests/chat/wire/chat.ts';
import { resizedUrl } from '#ordering/menu/rules/own-pictures.ts';
import { openModal } from '../sheet/modals.ts';
import styles from './thread.module.css';

interface ShownPictureProps {
  picture: ChatPicture;
  alt: string;
  closeLabel: string;
}

/** Small among the messages; it opens larger. Its frame has its shape before it is loaded. */
export function ShownPicture({ picture: { url, width, height }, alt, closeLabel }: ShownPictureProps) {
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => (isOpen && dialog.current ? openModal(dialog.current) : undefined), [isOpen]);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={styles.picture} onClick={() => setOpen(true)}>
        <img
          src={resizedUrl(url, 640)}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </button>
      {isOpen && (
        <dialog ref={dialog} className={styles.large} aria-label={alt} onClose={close}>
          <img src={resizedUrl(url, 1280)} alt={alt} width={width} height={height} />
          <button type="button" className={styles.send} onClick={close}>
            {closeLabel}
          </button>
        </dialog>
      )}
    </>
  );
}

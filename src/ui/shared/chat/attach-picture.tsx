import { type ChangeEvent, useRef, useState } from 'react';
import { type Attached, shrinkPicture } from './shrink-picture.ts';
import styles from './thread.module.css';

export interface AttachWords {
  attach: string;
  remove: string;
  /** What the picture that is about to be sent is called. */
  attached: string;
  unreadable: string;
}

interface AttachPictureProps {
  words: AttachWords;
  attached: Attached | null;
  onAttach: (attached: Attached | null) => void;
  /** A large picture takes a phone seconds. A message that is sent meanwhile would leave without it. */
  onReading: (isReading: boolean) => void;
}

/** Chooses a picture, on phones also from the camera, and shows it before it is sent. */
export function AttachPicture({ words, attached, onAttach, onReading }: AttachPictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    onReading(true);
    const chosen = file ? await shrinkPicture(file).catch(() => null) : null;
    onReading(false);
    setRefused(file !== undefined && chosen === null);
    if (chosen) onAttach(chosen);
    // So that the same file can be chosen again.
    target.value = '';
  }
  return (
    <>
      {attached && (
        <div className={styles.attached}>
          <img src={attached.preview} alt={words.attached} />
          <button type="button" onClick={() => onAttach(null)}>
            {words.remove}
          </button>
        </div>
      )}
      {isRefused && (
        <p role="alert" className={styles.refused}>
          {words.unreadable}
        </p>
      )}
      <input ref={input} type="file" accept="image/*" hidden aria-label={words.attach} onChange={choose} />
      <button
        type="button"
        className={styles.attach}
        aria-label={words.attach}
        onClick={() => input.current?.click()}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M4 7h3l1.500-2h7L17 7h3v12H4zM12 16.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Z" />
        </svg>
      </button>
    </>
  );
}

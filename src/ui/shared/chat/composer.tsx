import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { MOST_CHARACTERS } from '#guests/chat/rules/chat.ts';
import { AttachPicture, type AttachWords } from './attach-picture.tsx';
import type { Attached } from './shrink-picture.ts';
import styles from './thread.module.css';

interface ComposerProps {
  label: string;
  action: string;
  words: AttachWords;
  /** Texts that one tap sends. */
  replies?: readonly string[];
  onWrite: (text: string, attached?: Attached | null) => void;
  onTyping: () => void;
}

/** The field to write in. Enter sends where there is a keyboard; a new line needs Shift. */
export function Composer({ label, action, words, replies = [], onWrite, onTyping }: ComposerProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [attached, setAttached] = useState<Attached | null>(null);
  const [isReading, setReading] = useState(false);
  function send() {
    if (isReading || (text.trim() === '' && !attached)) return;
    onWrite(text.trim(), attached);
    setText('');
    setAttached(null);
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }
  function onKeyDown(event: KeyboardEvent) {
    const isSending = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isSending || !matchMedia('(hover: hover)').matches) return;
    event.preventDefault();
    send();
  }
  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      {replies.length > 0 && (
        <div className={styles.replies}>
          {replies.map((reply) => (
            <button key={reply} type="button" onClick={() => onWrite(reply)}>
              {reply}
            </button>
          ))}
        </div>
      )}
      <AttachPicture words={words} attached={attached} onAttach={setAttached} onReading={setReading} />
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={MOST_CHARACTERS}
        placeholder={label}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onTyping();
        }}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className={styles.send} disabled={isReading}>
        {action}
      </button>
    </form>
  );
}

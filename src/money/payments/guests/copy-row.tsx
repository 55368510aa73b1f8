import { useEffect, useState } from 'react';
import actions from '#ui/shared/components/actions.module.css';
import { Icon } from '#ui/shared/components/icon.tsx';
import { copyText } from '#ui/shared/copy-text.ts';
import { useUpiTexts } from '../texts/guests/upi/use-upi-texts.ts';
import styles from './upi-card.module.css';

const TOLD_MS = 2_500;

interface CopyRowProps {
  label: string;
  text: string;
  /** The text on the screen, if it differs from what is copied. */
  shown?: string;
}

export function CopyRow({ label, text, shown = text }: CopyRowProps) {
  const texts = useUpiTexts();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), TOLD_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd className={styles.value}>{shown}</dd>
      <dd>
        <button
          type="button"
          className={`${actions.quiet} ${styles.copy}`}
          aria-label={isCopied ? texts.copied : texts.copyOf(label)}
          onClick={() => void copyText(text).then(setCopied)}
        >
          {isCopied && <Icon name="check" size={18} />}
          <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
        </button>
      </dd>
    </div>
  );
}

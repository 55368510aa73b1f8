import { useId, useState } from 'react';
import type { Gray } from '#ordering/menu-photo/rules/gray.ts';
import type { PhotoLine } from '#ordering/menu-photo/rules/photo-lines.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { TextArea } from '#ui/office/fields/text-field.tsx';
import { CloseIcon, TickIcon } from '#ui/office/icons.tsx';
import styles from './photo.module.css';
import { Snippet } from './snippet.tsx';

export interface Reviewed extends PhotoLine {
  page: Gray;
  state: 'sure' | 'asked' | 'right' | 'out';
}

interface ReviewedLineProps {
  line: Reviewed;
  name: string;
  isDish: boolean;
  onChange: (part: Partial<Reviewed>) => void;
}

/** A line to correct in place. A doubtful one says why, and stays doubtful until it is confirmed or left out. */
export function ReviewedLine({ line, name, isDish, onChange }: ReviewedLineProps) {
  const id = useId();
  const { photoMenu: t } = useTexts();
  const [fault, setFault] = useState<string>();
  const isAsked = line.state === 'asked';
  // Without letters there is nothing that a category could be called.
  const isNothing = !isDish && !/\p{L}/u.test(line.text);

  function confirm() {
    if (isNothing) setFault(t.needsPrice);
    else onChange({ state: 'right', text: isDish ? line.text : headingOf(line.text) });
  }

  if (line.state === 'out') {
    return (
      <div className={styles.line}>
        <span className={styles.out}>{line.text}</span>
        <Button onClick={() => onChange({ state: line.doubts.length > 0 ? 'asked' : 'sure' })}>
          {t.keep}
        </Button>
      </div>
    );
  }
  return (
    <div className={`${styles.line} ${isAsked ? styles.asked : ''} ${isDish ? '' : styles.heading}`}>
      {isAsked && <Snippet page={line.page} box={line.box} label={t.snippet(line.text)} />}
      <TextArea
        aria-label={name}
        aria-describedby={isAsked ? id : undefined}
        value={line.text}
        fault={fault}
        minRows={1}
        autoComplete="off"
        onChange={(text) => {
          setFault(undefined);
          onChange({ text: text.replaceAll('\n', ' ') });
        }}
      />
      <button
        type="button"
        className={styles.leaveOut}
        aria-label={t.leaveOut(line.text)}
        onClick={() => onChange({ state: 'out' })}
      >
        <CloseIcon />
      </button>
      {isAsked && (
        <div className={styles.question}>
          <p id={id}>{t.doubts[line.doubts[0] ?? 'price']}</p>
          <Button look="tinted" icon={<TickIcon />} onClick={confirm}>
            {isDish || isNothing ? t.right : t.isHeading}
          </Button>
        </div>
      )}
    </div>
  );
}

const headingOf = (text: string): string => text.replace(/[\s:]+$/, '');

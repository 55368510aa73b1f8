import { useRef, useState } from 'react';
import { parseLines } from '#ordering/menu-lines/rules/parse-lines.ts';
import type { Gray } from '#ordering/menu-photo/rules/gray.ts';
import type { PhotoLine } from '#ordering/menu-photo/rules/photo-lines.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { TickIcon } from '#ui/office/icons.tsx';
import styles from './photo.module.css';
import type { PhotoPage, PhotoText } from './photo-messages.ts';
import { Snippet } from './snippet.tsx';

interface PhotoReviewProps {
  pages: readonly PhotoPage[];
  onUse: (lines: readonly PhotoText[]) => void;
  onCancel: () => void;
}

interface Reviewed extends PhotoLine {
  page: Gray;
  state: 'sure' | 'asked' | 'right' | 'out';
}

/** What is doubtful about photos, line by line beside its picture. Nothing is used before all of it is settled. */
export function PhotoReview({ pages, onUse, onCancel }: PhotoReviewProps) {
  const { photoMenu: t } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const [wasEarly, setEarly] = useState(false);
  const [lines, setLines] = useState<Reviewed[]>(() =>
    pages.flatMap(({ page, lines: read }) =>
      read.map((line) => ({ ...line, page, state: line.doubts.length > 0 ? 'asked' : 'sure' })),
    ),
  );
  const change = (at: number, part: Partial<Reviewed>) =>
    setLines((now) => now.map((line, index) => (index === at ? { ...line, ...part } : line)));
  const left = lines.filter(({ state }) => state === 'asked').length;
  const sure = lines.filter(({ state, is }) => state === 'sure' && is === 'dish').length;

  function use() {
    setEarly(left > 0);
    if (left > 0) list.current?.querySelector<HTMLElement>('input')?.focus();
    else onUse(lines.filter(({ state }) => state !== 'out'));
  }

  return (
    <section className={styles.review} aria-label={t.title}>
      <p role="status" className={styles.count}>
        {t.sure(sure)} {left > 0 && t.left(left)}
      </p>
      {lines.length > 4 && left > lines.length / 2 && <p className={styles.hint}>{t.muchDoubt}</p>}
      <ul ref={list} className={styles.asked}>
        {lines.map((line, at) =>
          line.state === 'sure' ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places
            <li key={at}>
              <AskedLine line={line} onChange={(part) => change(at, part)} />
            </li>
          ),
        )}
      </ul>
      {wasEarly && left > 0 && (
        <p role="alert" className={styles.fault}>
          {t.left(left)}
        </p>
      )}
      <div className={styles.actions}>
        <Button look="main" onClick={use}>
          {t.use}
        </Button>
        <Button onClick={onCancel}>{t.cancel}</Button>
      </div>
    </section>
  );
}

interface AskedLineProps {
  line: Reviewed;
  onChange: (part: Partial<Reviewed>) => void;
}

function AskedLine({ line, onChange }: AskedLineProps) {
  const { photoMenu: t } = useTexts();
  const [fault, setFault] = useState<string>();
  const [parsed] = parseLines(line.text, false);
  const isDish = parsed?.is === 'dish';
  if (line.state !== 'asked') {
    return (
      <p className={styles.settled}>
        {line.state === 'right' && <TickIcon />}
        <span className={line.state === 'out' ? styles.out : undefined}>{line.text}</span>
        <Button onClick={() => onChange({ state: 'asked' })}>{t.change}</Button>
      </p>
    );
  }
  return (
    <div className={styles.line}>
      <Snippet page={line.page} box={line.box} label={t.snippet(line.text)} />
      <TextField
        label={t.reads}
        description={t.doubts[line.doubts[0] ?? 'price']}
        value={line.text}
        fault={fault}
        inputMode="text"
        autoComplete="off"
        onChange={(text) => onChange({ text })}
      />
      <div className={styles.actions}>
        {isDish || !/\p{L}/u.test(line.text) ? (
          <Button
            look="tinted"
            onClick={() => (isDish ? onChange({ state: 'right', is: 'dish' }) : setFault(t.needsPrice))}
          >
            {t.right}
          </Button>
        ) : (
          <Button
            look="tinted"
            onClick={() => onChange({ state: 'right', is: 'heading', text: headingOf(line.text) })}
          >
            {t.isHeading}
          </Button>
        )}
        <Button onClick={() => onChange({ state: 'out' })}>{t.leaveOut}</Button>
      </div>
    </div>
  );
}

const headingOf = (text: string): string => text.replace(/[\s:]+$/, '');

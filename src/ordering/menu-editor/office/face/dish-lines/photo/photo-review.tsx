import { useRef, useState } from 'react';
import { parseLines } from '#ordering/menu-lines/rules/parse-lines.ts';
import type { PhotoLine } from '#ordering/menu-photo/rules/photo-lines.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { PagePhoto } from './page-photo.tsx';
import styles from './photo.module.css';
import type { PhotoPage, PhotoText } from './photo-messages.ts';
import { type Reviewed, ReviewedLine } from './reviewed-line.tsx';

interface PhotoReviewProps {
  pages: readonly PhotoPage[];
  onUse: (lines: readonly PhotoText[]) => void;
  onCancel: () => void;
}

/** All lines of the photos beside them, with what is doubtful marked. Nothing is used before all of it is settled. */
export function PhotoReview({ pages, onUse, onCancel }: PhotoReviewProps) {
  const { photoMenu: t } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const [wasEarly, setEarly] = useState(false);
  const [current, setCurrent] = useState(0);
  const [lines, setLines] = useState<Reviewed[]>(() =>
    pages.flatMap(({ page, lines: read }) =>
      read.map((line) => ({ ...line, page, state: line.doubts.length > 0 ? 'asked' : 'sure' })),
    ),
  );
  const change = (at: number, part: Partial<Reviewed>) =>
    setLines((now) => now.map((line, index) => (index === at ? { ...line, ...part } : line)));
  const left = lines.filter(({ state }) => state === 'asked').length;
  const used = lines.filter(({ state }) => state !== 'out');
  const isDish = ({ text }: PhotoLine) => parseLines(text, false)[0]?.is === 'dish';
  const shown = lines[current];

  function use() {
    setEarly(left > 0);
    if (left > 0) list.current?.querySelector<HTMLElement>('[data-asked] textarea')?.focus();
    else onUse(used.map((line) => ({ text: line.text, is: isDish(line) ? 'dish' : 'heading' })));
  }

  return (
    <section className={styles.review} aria-label={t.title}>
      <p role="status" className={styles.count}>
        {t.read(used.length)} {left > 0 && t.left(left)}
      </p>
      {lines.length > 4 && left > lines.length / 2 && <p className={styles.hint}>{t.muchDoubt}</p>}
      <div className={styles.beside}>
        {shown && (
          <PagePhoto
            page={shown.page}
            current={shown.box}
            asked={lines.filter(({ page, state }) => page === shown.page && state === 'asked')}
          />
        )}
        <ul ref={list} className={styles.lines}>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places
            <li key={at} data-asked={line.state === 'asked' || undefined} onFocus={() => setCurrent(at)}>
              <ReviewedLine
                line={line}
                name={t.line(at + 1)}
                isDish={isDish(line)}
                onChange={(part) => change(at, part)}
              />
            </li>
          ))}
        </ul>
      </div>
      {wasEarly && left > 0 && (
        <p role="alert" className={styles.fault}>
          {t.left(left)}
        </p>
      )}
      <div className={styles.actions}>
        <Button look="main" onClick={use}>
          {t.use(used.length)}
        </Button>
        <Button onClick={onCancel}>{t.cancel}</Button>
      </div>
    </section>
  );
}

import { useId, useState } from 'react';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import type { RevisionView } from '#ordering/catalogue/wire/revisions.ts';
import { useTexts } from '#texts/office/index.ts';
import { DownIcon } from '#ui/office/icons.tsx';
import { RevisionRow } from './revision-row.tsx';
import styles from './revisions-page.module.css';
import { RowHead } from './row-head.tsx';

interface SessionRowProps {
  /** One person's saves, the latest first. */
  saves: RevisionView[];
  present: CatalogueView;
  latest: number;
}

/** The saves of one session as a line, which opens to show each of them. */
export function SessionRow({ saves, present, latest }: SessionRowProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [last, ...others] = saves;
  if (!last) return null;
  if (saves.length === 1) return <RevisionRow revision={last} present={present} latest={latest} />;
  return (
    <li className={styles.row}>
      <RowHead saves={[last, ...others]} latest={latest} about={[t.revisions.saves(saves.length)]} />
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t.revisions.each} <DownIcon />
      </button>
      <ul id={id} className={`${styles.saves} ${styles.inside}`} hidden={!isOpen}>
        {isOpen &&
          saves.map((save) => (
            <RevisionRow key={save.revision} revision={save} present={present} latest={latest} />
          ))}
      </ul>
    </li>
  );
}

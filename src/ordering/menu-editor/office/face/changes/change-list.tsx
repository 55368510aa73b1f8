import { useState } from 'react';
import type { CatalogueChange } from '#ordering/catalogue/wire/revisions.ts';
import styles from './change-list.module.css';
import { describeChange } from './describe-change.ts';
import { useWording } from './use-wording.ts';

interface ChangeListProps {
  changes: CatalogueChange[];
  /** The number of all changes, if more were made than are listed. */
  total?: number;
}

const FIRST = 30;

export function ChangeList({ changes, total = changes.length }: ChangeListProps) {
  const wording = useWording();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? changes : changes.slice(0, FIRST);
  const left = Math.max(total, changes.length) - shown.length;
  return (
    <>
      <ul className={styles.list}>
        {shown.map((change, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a save never change their places.
            key={index}
            className={styles[change.what]}
          >
            {describeChange(change, wording)}
          </li>
        ))}
      </ul>
      {left > 0 &&
        (isWhole ? (
          <p className={styles.more}>{wording.t.changes.more(left)}</p>
        ) : (
          <button type="button" className={styles.more} onClick={() => setWhole(true)}>
            {wording.t.changes.more(left)}
          </button>
        ))}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { errorText, useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatLately } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { useTimed } from '#ui/office/now.ts';
import { staffLogQuery } from '../office-api/staff.ts';
import styles from './list-page.module.css';

/** The number of entries shown at first; the others are shown on demand. */
const FIRST = 8;

export function StaffHistory() {
  const { t } = useInterface();
  const { storeId } = useStore();
  const { data, error } = useQuery(staffLogQuery(storeId));
  const [isWhole, setWhole] = useState(false);
  const entries = data?.entries ?? [];
  return (
    <Card title={t.staff.history} hint={t.staff.historyHint}>
      {error && !data && <p role="alert">{errorText(t, error)}</p>}
      {data && entries.length === 0 && <p className={styles.when}>{t.staff.historyNothing}</p>}
      <ol className={styles.entries}>
        {entries.slice(0, isWhole ? undefined : FIRST).map((entry) => (
          <li key={entry._id} className={styles.entry}>
            <span>{t.staff.entry(entry)}</span>
            <When at={entry.at} />
          </li>
        ))}
      </ol>
      {entries.length > FIRST && !isWhole && (
        <Button onClick={() => setWhole(true)}>{t.staff.historyMore(entries.length)}</Button>
      )}
    </Card>
  );
}

function When({ at }: { at: string }) {
  const { language } = useInterface();
  const { timeZone } = useStore().profile;
  const moment = useTimed((now) => formatLately(at, now, { language, timeZone }));
  return (
    <time className={styles.when} dateTime={at}>
      {moment}
    </time>
  );
}

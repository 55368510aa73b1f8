import { useQuery } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface, useTexts } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import { formatLately } from '#ui/office/format.ts';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { useTimed } from '#ui/office/now.ts';
import { draftsQuery } from '../office-api/mail.ts';
import type { DraftView } from '../wire/mail.ts';
import { type Draft, draftOf } from './draft.ts';
import styles from './mail.module.css';

/** What is being written, on its way, or could not be sent. */
export function DraftList({ onOpen }: { onOpen: (draft: Draft) => void }) {
  const { mail: t } = useTexts();
  const { storeId } = useStore();
  const { data, error, refetch } = useQuery(draftsQuery(storeId));
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.drafts.length === 0) return <Nothing title={t.noDrafts} />;
  return (
    <section aria-label={t.labels.drafts}>
      <ul className={styles.list}>
        {data.drafts.map((draft) => (
          <li key={draft._id} className={styles.row}>
            <Row draft={draft} onOpen={() => onOpen(draftOf(draft))} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ draft, onOpen }: { draft: DraftView; onOpen: () => void }) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const when = useTimed((now) => formatLately(draft.changedAt, now, { language, timeZone }));
  const { state, reason, refused } = draft;
  const isOnItsWay = state === 'waiting' || state === 'sending';
  const isTrouble = state === 'failed' || state === 'unknown';
  const to = [...draft.to, ...draft.cc].join(', ');
  return (
    <button type="button" className={styles.letter} disabled={isOnItsWay} onClick={onOpen}>
      <span className={styles.who}>{to && t.mail.to(to)}</span> <span className={styles.soft}>{when}</span>{' '}
      <span className={styles.subject} dir="auto">
        {draft.subject || t.mail.noSubject}
      </span>{' '}
      <span className={styles.marks}>
        <span className={`${common.pill} ${isTrouble ? common.bad : common.warn}`}>
          {t.mail.states[state]}
        </span>
        {refused.length > 0 && <span>{t.mail.refused(refused.join(', '))}</span>}
        {reason && <span className={styles.soft}>{t.mail.said(reason)}</span>}
      </span>
    </button>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import type { RevisionView } from '#ordering/catalogue/wire/revisions.ts';
import { revisionQuery } from '#ordering/menu/office-api/menu.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { errorText, useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatDayTime } from '#ui/office/format.ts';
import { DownIcon } from '#ui/office/icons.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { ChangeList } from '../face/changes/change-list.tsx';
import { LookDialog } from './look-dialog.tsx';
import styles from './revisions-page.module.css';
import { RowHead } from './row-head.tsx';
import { useRestore } from './use-restore.ts';

interface RevisionRowProps {
  revision: RevisionView;
  present: CatalogueView;
  /** The number of the latest revision, which is in force. */
  latest: number;
}

export function RevisionRow({ revision, present, latest }: RevisionRowProps) {
  const { t, language } = useInterface();
  const clock = { language, timeZone: useStore().profile.timeZone };
  const [isOpen, setOpen] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const { restore, isRestoring } = useRestore(present, latest);
  const id = useId();
  const { at, cause, summary, restored } = revision;
  const when = formatDayTime(at, clock);
  const about = [
    t.revisions.summary(summary),
    restored === null ? '' : t.revisions.restoredFrom(restored),
    t.revisions.number(revision.revision),
  ];
  return (
    <li className={styles.row}>
      <RowHead saves={[revision]} latest={latest} about={about} />
      <div className={styles.actions}>
        {cause !== 'before' && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {t.revisions.what} <DownIcon />
          </button>
        )}
        <Button onClick={() => setLooking(true)} aria-label={t.revisions.lookAtOf(when)}>
          {t.revisions.look}
        </Button>
        {revision.revision !== latest && (
          <Button
            isBusy={isRestoring}
            aria-label={t.revisions.restoreOf(when)}
            onClick={() => restore(revision.revision)}
          >
            {t.revisions.restore}
          </Button>
        )}
      </div>
      <div id={id} className={styles.changes} hidden={!isOpen}>
        {isOpen && <Changes revision={revision} />}
      </div>
      <LookDialog
        revision={revision}
        title={t.revisions.lookAt(when)}
        isOpen={isLooking}
        onClose={() => setLooking(false)}
      />
    </li>
  );
}

function Changes({ revision: { revision } }: { revision: RevisionView }) {
  const { t } = useInterface();
  const { storeId } = useStore();
  const { data, error } = useQuery(revisionQuery(storeId, revision));
  if (error) return <p role="alert">{errorText(t, error)}</p>;
  if (!data) return <Loading />;
  return <ChangeList changes={data.changes} />;
}

import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { Choice } from '#ui/office/choices/choice.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { NotAllowed } from '#ui/office/notices/not-allowed.tsx';
import { ClosedDays } from './closed-days.tsx';
import { OpenDay } from './open-day.tsx';
import styles from './till.module.css';
import { useTill } from './use-till.ts';

const VIEWS = ['now', 'closed'] as const;

/** The drawers and the open day, and the days that are closed. */
export function TillPage() {
  const { till: t, errors } = useTexts();
  const { role } = useStore();
  const [chosen, setView] = useState<(typeof VIEWS)[number]>('now');
  // A step is of the open day.
  const view = useSearch({ from: '/app/till' }).step ? 'now' : chosen;
  if (!may(role, 'till.count'))
    return <NotAllowed title={t.title} what={errors.FORBIDDEN ?? ''} hint={t.askManager} />;
  return (
    <Page title={t.title} width="wide" lead={t.lead}>
      {may(role, 'till.close') && (
        <div className={styles.views}>
          <Choice
            label={t.title}
            value={view}
            options={VIEWS.map((value) => ({ value, label: t.views[value] }))}
            onChange={setView}
          />
        </div>
      )}
      {view === 'now' ? <Now /> : <ClosedDays />}
    </Page>
  );
}

function Now() {
  const { till: t } = useTexts();
  const { till, error, refetch } = useTill();
  if (till) return <OpenDay till={till} />;
  return error ? (
    <Failure title={t.failed} error={error} onRetry={() => void refetch()} />
  ) : (
    <Loading shape="sides" />
  );
}

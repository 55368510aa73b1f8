import { useQuery } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Card } from '#ui/office/layout/card.tsx';
import entries from '#ui/office/layout/entries.module.css';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { tabletsQuery } from '../../office-api/tablets.ts';
import { AdmitForm } from './admit-form.tsx';
import { LockChoice } from './lock-choice.tsx';
import { TabletRow } from './tablet-row.tsx';

/** The tablets on which people sign in with a PIN. */
export function TabletsPage() {
  const { tablets: t } = useTexts();
  const { storeId } = useStore();
  const { data, error, refetch } = useQuery(tabletsQuery(storeId));
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <Page title={t.title} lead={t.lead}>
      {data ? (
        <>
          <Card title={t.admit} hint={t.admitHint}>
            <AdmitForm />
          </Card>
          <Card title={t.all}>
            {data.tablets.length === 0 && <p className={entries.about}>{t.none}</p>}
            <ul>
              {data.tablets.map((tablet) => (
                <TabletRow key={tablet._id} tablet={tablet} />
              ))}
            </ul>
          </Card>
          <Card title={t.lock} hint={t.lockHint}>
            <LockChoice minutes={data.lockMinutes} />
          </Card>
        </>
      ) : (
        <Loading />
      )}
    </Page>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DomainView } from '#domain/api/domains.ts';
import { domainQuery } from '../../../api/domain.ts';
import { useStore } from '../../../parts/current-store.ts';
import { Failure } from '../../../parts/failure.tsx';
import { Loading } from '../../../parts/loading.tsx';
import { Page } from '../../../parts/page.tsx';
import { useTexts } from '../../../texts/index.ts';
import { DomainForm } from './domain-form.tsx';
import { DomainRecords } from './domain-records.tsx';
import { DomainState } from './domain-state.tsx';

/** The domain at which guests find the restaurant, with the records that it needs. */
export function DomainPage() {
  const { settings, domain: t } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const query = domainQuery(storeId);
  const { data, error, refetch } = useQuery(query);
  if (error && !data) return <Failure title={settings.failed} error={error} onRetry={() => void refetch()} />;
  const show = (view: DomainView) => client.setQueryData(query.queryKey, view);
  return (
    <Page title={t.title} lead={t.lead} width="wide">
      {!data && <Loading />}
      {data?.domain === '' && <DomainForm onDone={show} />}
      {data && data.domain !== '' && (
        <>
          <DomainState view={data} onDone={show} />
          <DomainRecords records={data.records} />
        </>
      )}
    </Page>
  );
}

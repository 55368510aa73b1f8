import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { domainQuery } from '../office-api/domain.ts';
import { MOST_DOMAINS } from '../rules/own-domain.ts';
import type { DomainView } from '../wire/domains.ts';
import { DomainForm } from './domain-form.tsx';
import { DomainState } from './domain-state.tsx';

/** The domains at which guests find the restaurant, with the records that they need. */
export function DomainPage() {
  const { settings, domain: t } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const query = domainQuery(storeId);
  const { data, error, refetch } = useQuery(query);
  if (error && !data) return <Failure title={settings.failed} error={error} onRetry={() => void refetch()} />;
  const show = (view: DomainView) => client.setQueryData(query.queryKey, view);
  const main = data?.domains?.find(({ isMain }) => isMain)?.domain ?? null;
  return (
    <Page title={t.title} lead={t.lead} width="wide">
      {!data && <Loading shape="fields" />}
      {data?.domains?.map((domain) => (
        <DomainState key={domain.domain} domain={domain} main={main} onDone={show} />
      ))}
      {data?.domains && data.domains.length < MOST_DOMAINS && (
        <DomainForm key={data.domain} present={main ?? data.domain} onDone={show} />
      )}
    </Page>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { guestDataQuery } from '../office-api/guest-data.ts';
import { GuestCard } from './guest-card.tsx';
import { PrivacyForm } from './privacy-form.tsx';

export function PrivacyPage() {
  const { settings, privacy: t } = useTexts();
  const { storeId, role } = useStore();
  const { data, error, refetch } = useQuery(guestDataQuery(storeId));
  if (error && !data) return <Failure title={settings.failed} error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Page title={t.title} lead={t.lead} width="wide">
        <Loading shape="fields" />
      </Page>
    );
  return (
    <Page title={t.title} lead={t.lead} width="wide">
      {may(role, 'guest.export') && <GuestCard />}
      {may(role, 'guest.erase') ? (
        <PrivacyForm months={data.months} />
      ) : (
        <Card title={t.keeping} hint={t.keepingHint}>
          <p>{t.months(data.months)}</p>
        </Card>
      )}
    </Page>
  );
}

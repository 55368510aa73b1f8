import { useQuery } from '@tanstack/react-query';
import { may } from '#domain/staff/permissions.ts';
import { guestDataQuery } from '../../api/guest-data.ts';
import { Card } from '../../components/card.tsx';
import { Failure } from '../../components/failure.tsx';
import { Loading } from '../../components/loading.tsx';
import { Page } from '../../components/page.tsx';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';
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

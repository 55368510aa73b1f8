import { useQuery } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { ownAccountQuery } from '../office-api/own-account.ts';
import { sessionQuery } from '../office-api/session.ts';
import { PinForm } from './face/pin-form.tsx';
import { UserNav } from './face/user-nav.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SignInCard } from './sign-in-card.tsx';

export function AccountPage() {
  const t = useTexts();
  const { data, error, refetch } = useQuery(ownAccountQuery);
  if (error && !data) {
    return <Failure title={t.account.failed} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Page title={t.account.title} lead={t.account.lead}>
      <UserNav />
      {data ? (
        <>
          <SignInCard account={data} />
          <PinCard />
          <NotificationsCard />
          <SessionsCard />
        </>
      ) : (
        <Loading shape="fields" />
      )}
    </Page>
  );
}

/** One's own PIN for the tablets of this restaurant. */
function PinCard() {
  const { tablets: t } = useTexts();
  const { role, profile } = useStore();
  const self = useQuery(sessionQuery).data?.account._id;
  if (self === undefined || role === 'SUPPORT') return null;
  return (
    <Card title={t.yours} hint={t.yoursHint(profile.name)}>
      <PinForm accountId={self} mayHavePin />
    </Card>
  );
}

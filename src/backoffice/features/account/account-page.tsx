import { useQuery } from '@tanstack/react-query';
import { ownAccountQuery } from '../../api/own-account.ts';
import { Failure } from '../../components/failure.tsx';
import { Loading } from '../../components/loading.tsx';
import { Page } from '../../components/page.tsx';
import { useTexts } from '../../texts/index.ts';
import { UserNav } from './face/user-nav.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { PinCard } from './pin-card.tsx';
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
        <Loading />
      )}
    </Page>
  );
}

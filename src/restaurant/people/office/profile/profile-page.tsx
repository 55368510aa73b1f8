import { useQuery } from '@tanstack/react-query';
import { UserNav } from '#restaurant/accounts/office/face/user-nav.tsx';
import { profileQuery } from '#restaurant/accounts/office-api/own-account.ts';
import { useTexts } from '#texts/office/index.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { ProfileForm } from './profile-form.tsx';
import { YourRestaurants } from './your-restaurants.tsx';

/** The own profile as colleagues see it, and the own restaurants. */
export function ProfilePage() {
  const t = useTexts();
  const { profile } = t.staff;
  const { data, error, refetch } = useQuery(profileQuery);
  if (error && !data) return <Failure title={profile.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <Page title={profile.title} lead={profile.lead}>
      <UserNav />
      <Card title={profile.about}>
        {data ? <ProfileForm key={data._id} saved={data} /> : <Loading shape="fields" />}
      </Card>
      <YourRestaurants />
    </Page>
  );
}

import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../api/own-account.ts';
import { Card } from '../../components/card.tsx';
import { Failure } from '../../components/failure.tsx';
import { Loading } from '../../components/loading.tsx';
import { Page } from '../../components/page.tsx';
import { useTexts } from '../../texts/index.ts';
import { UserNav } from '../account/face/user-nav.tsx';
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

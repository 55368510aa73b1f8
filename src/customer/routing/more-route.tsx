import type { ComponentProps } from 'react';
import type { StoreProfile } from '#domain/api/store.ts';
import { WriteToUs } from '../features/chat/write-to-us.tsx';
import { ReserveRows } from '../features/reservation/reserve-rows.tsx';
import { MoreDialog } from '../features/store-info/more-dialog.tsx';
import { ToStories } from '../features/store-info/to-stories.tsx';

interface Props extends Omit<ComponentProps<typeof MoreDialog>, 'profile' | 'ways'> {
  profile: Pick<StoreProfile, 'links' | 'slug' | 'name'>;
  hasStories: boolean | undefined;
}

/** What is behind "More" on a store's page. */
export function MoreRoute({ profile, hasStories, ...dialog }: Props) {
  const ways = (
    <>
      <ReserveRows slug={profile.slug} />
      <WriteToUs profile={profile} />
      {hasStories && <ToStories slug={profile.slug} />}
    </>
  );
  return <MoreDialog {...dialog} profile={profile} ways={ways} />;
}

import type { ComponentProps } from 'react';
import { WriteToUs } from '#guests/chat/guests/write-to-us.tsx';
import { ReserveRows } from '#guests/reservations/guests/reserve-rows.tsx';
import { MoreDialog } from '#restaurant/stores/guests/more-dialog.tsx';
import { ToStories } from '#restaurant/stores/guests/to-stories.tsx';
import type { StoreProfile } from '#restaurant/stores/wire/store.ts';

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

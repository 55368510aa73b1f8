import { WriteToUs } from '#guests/chat/guests/write-to-us.tsx';
import { ReserveRows } from '#guests/reservations/guests/reserve-rows.tsx';
import { ToStories } from '#guests/stories/guests/to-stories.tsx';
import { MoreDialog } from '#restaurant/stores/guests/more-dialog.tsx';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';

interface Props {
  store: StoreModel;
  open: boolean;
  onClose: () => void;
}

/** What is behind "More" on a store's page: contacts, and what subjects add. */
export function MoreSheet({ store, ...sheet }: Props) {
  const { profile } = store.page;
  const ways = (
    <>
      <ReserveRows slug={profile.slug} />
      <WriteToUs profile={profile} />
      {store.hasStories && <ToStories slug={profile.slug} />}
    </>
  );
  return <MoreDialog {...sheet} profile={profile} ways={ways} />;
}

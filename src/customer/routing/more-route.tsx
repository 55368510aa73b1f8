import type { ComponentProps } from 'react';
import type { StoreProfile } from '#domain/api/store.ts';
import { WriteToUs } from '../features/chat/write-to-us.tsx';
import { MoreDialog } from '../features/store-info/more-dialog.tsx';

interface Props extends Omit<ComponentProps<typeof MoreDialog>, 'profile' | 'chat'> {
  profile: Pick<StoreProfile, 'links' | 'slug' | 'name'>;
}

/** What is behind "More" on a store's page. */
export function MoreRoute({ profile, ...dialog }: Props) {
  return <MoreDialog {...dialog} profile={profile} chat={<WriteToUs profile={profile} />} />;
}

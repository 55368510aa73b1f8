import { useBoot } from '../boot.ts';
import { Notice } from '../features/places/notice.tsx';
import { usePlacesTexts } from '../texts/places/use-places-texts.ts';
import { showMinute } from '../texts/show-time.ts';
import { MissingPage } from './missing-page.tsx';
import { StoreRoute } from './store-route.tsx';
import { StoreView } from './store-view.tsx';
import { UnreadPage } from './unread-page.tsx';

/** One menu: where it is served now, its store's page; else the menu to look at, with when it is served. */
export function MenuRoute({ menuId }: { menuId: string }) {
  const { menu: texts } = usePlacesTexts();
  const { model } = useBoot();
  if (model.kind === 'missing') return <MissingPage />;
  // Only the server knows whose menu an address means.
  if (!('menuId' in model) || model.menuId !== menuId) return <UnreadPage />;
  const { profile, menus } = model.store.page;
  if (model.kind === 'store') return <StoreRoute slug={profile.slug} menuId={menuId} />;
  const served = texts.served(showMinute(model.from), showMinute(model.to));
  return (
    <>
      <Notice title={served} link={{ href: `/${profile.slug}`, text: texts.now }}>
        {texts.hint(menus[0]?.label ?? '')}
      </Notice>
      <StoreView store={model.store} />
    </>
  );
}

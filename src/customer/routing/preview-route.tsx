import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { PreviewDraft } from '#domain/api/preview.ts';
import { readMenuView } from '#domain/api/read-menu.ts';
import type { StoreModel } from '#domain/api/store-model.ts';
import { startingChoices } from '#domain/menu/choices.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { startingPrice } from '#domain/menu/options.ts';
import { priceDish } from '#domain/menu/pricing.ts';
import { colorOf } from '../document/color-of.ts';
import { StorePage } from '../features/menu/store-page.tsx';
import { followLinks } from '../features/preview/enclose.ts';
import { useDraft } from '../features/preview/use-draft.ts';
import { useLook } from '../features/preview/use-look.ts';
import { sampleStore } from '../features/stores/sample-store.ts';
import { $cart } from '../state/cart.ts';
import { LoadingPage, MissingPage } from './plain-pages.tsx';
import { type Dialog, StoreDialogs } from './store-dialogs.tsx';

/** The store's page in a frame of the back office, which hands it what is being worked on. */
export function PreviewRoute() {
  return window.parent === window ? <MissingPage /> : <Framed />;
}

function Framed() {
  // Drawn between what is typed around the frame, with which it shares the processor.
  const draft = useDeferredValue(useDraft());
  return draft ? <Preview draft={draft} /> : <LoadingPage />;
}

function Preview({ draft }: { draft: PreviewDraft }) {
  const store = useMemo(() => (draft.isLook ? withDishes(draft.store) : draft.store), [draft]);
  const menus = useMemo(() => store.page.menus.map(readMenuView), [store]);
  const worked = useMemo(() => (draft.dish ? [readMenuView(draft.dish)] : []), [draft.dish]);
  const menuId = useMenuId(draft);
  const [dialog, setDialog] = useDialog(worked);
  const { slug } = store.page.profile;
  useLook(draft, colorOf({ kind: 'store', store, menuId }));
  useEffect(() => {
    if (draft.isLook) fillCart(slug, menus);
  }, [draft.isLook, slug, menus]);
  return (
    <>
      <StorePage
        // Categories are folded where their page is opened: anew when an edit has just folded one.
        key={foldedIn(menus)}
        store={store}
        menus={menus}
        menuId={menuId}
        onDish={(request) => setDialog({ kind: 'dish', request })}
        onPictures={(images, label, at) => setDialog({ kind: 'pictures', images, label, at })}
        onIndex={(menu) => setDialog({ kind: 'index', menu })}
        // The others read from the server, or lead away.
        onDialog={(kind) => kind === 'about' && setDialog({ kind })}
      />
      <StoreDialogs
        store={store}
        menus={[...menus, ...worked]}
        dialog={dialog}
        onClose={() => setDialog(null)}
      />
    </>
  );
}

/** What was chosen here holds until another menu is worked on. */
function useMenuId({ store, menuId }: PreviewDraft) {
  const [chosen, choose] = useState<{ id: string | null; over: string | null } | null>(null);
  const { slug } = store.page.profile;
  useEffect(
    () =>
      followLinks(({ pathname, searchParams }) => {
        if (pathname === `/${slug}`) choose({ id: searchParams.get('men'), over: menuId });
      }),
    [slug, menuId],
  );
  return chosen?.over === menuId ? chosen.id : menuId;
}

/** The dish that is worked on is open from the beginning, and opens anew when other choices are ticked in it. */
function useDialog(worked: Menu[]) {
  const [category] = worked.flatMap(({ categories }) => categories);
  const [item] = category?.items ?? [];
  const ticked = item && JSON.stringify(startingChoices(item));
  const opened: Dialog | null =
    category && item ? { kind: 'dish', request: { category, item, kind: 'open' } } : null;
  const [dialog, setDialog] = useState<Dialog | null>(opened);
  const [was, setWas] = useState(ticked);
  if (was !== ticked) {
    setWas(ticked);
    if (dialog?.kind === 'dish' && dialog.request.item.id === item?.id) setDialog(opened);
  }
  return [dialog, setDialog] as const;
}

const foldedIn = (menus: Menu[]) =>
  menus
    .flatMap(({ categories }) => categories)
    .flatMap(({ id, collapsed }) => (collapsed ? id : []))
    .join(' ');

/** A new store has a colour before it has a menu. */
function withDishes(store: StoreModel): StoreModel {
  const { page } = store;
  return page.menus.length > 0 ? store : { ...store, page: { ...page, menus: sampleStore.page.menus } };
}

function fillCart(slug: string, menus: Menu[]): void {
  const [category] = menus.flatMap(({ categories }) => categories);
  const [item] = category?.items ?? [];
  if (!category || !item) return;
  const { unit } = priceDish(startingPrice(item), { item, category });
  const entry = { itemId: item.id, selections: [], quantity: 1, label: item.label, image: null, unit };
  $cart.set({ slug, cart: { lines: [entry], timestamp: 0 } });
}

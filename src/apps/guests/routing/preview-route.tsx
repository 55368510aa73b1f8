import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { parseMenuView } from '#ordering/catalogue/wire/parse-menu-view.ts';
import { StorePage } from '#ordering/menu/guests/store-page.tsx';
import type { Menu } from '#ordering/menu/rules/menu.ts';
import { startingChoices } from '#ordering/menu/rules/options/choices.ts';
import { startingPrice } from '#ordering/menu/rules/options/options.ts';
import { PREVIEW_READY, type PreviewDraft, previewDraft } from '#ordering/menu-editor/wire/preview.ts';
import { priceDish } from '#ordering/prices/rules/price-line.ts';
import { $cart } from '#platform/phone/guests/state/cart.ts';
import { sampleStore } from '#restaurant/stores/guests/picker/sample-store.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { colorOf } from '#ui/guests/theme/color-of.ts';
import { catchLinks, enclose } from '../document/enclose.ts';
import { LoadingPage, MissingPage } from './plain-pages.tsx';
import { type Dialog, StoreDialogs } from './store/store-dialogs.tsx';

/** Hides scrollbars, as on a phone, and stops sheets from sliding in, since each edit opens them again. */
const STILL = ':root:root{--quick:0ms;scrollbar-width:none}';

/** The store's page in a frame of the back office, which posts the draft to show. */
export function PreviewRoute() {
  return window.parent === window ? <MissingPage /> : <Framed />;
}

function Framed() {
  // Deferred, since the frame shares its thread with the form around it.
  const draft = useDeferredValue(useDraft());
  return draft ? <Preview draft={draft} /> : <LoadingPage />;
}

function Preview({ draft }: { draft: PreviewDraft }) {
  const store = useMemo(() => (draft.isLook ? withDishes(draft.store) : draft.store), [draft]);
  const menus = useMemo(() => store.page.menus.map(parseMenuView), [store]);
  const edited = useMemo(() => (draft.dish ? [parseMenuView(draft.dish)] : []), [draft.dish]);
  const menuId = useMenuId(draft);
  const [dialog, setDialog] = useDialog(edited);
  const { slug } = store.page.profile;
  useLook(draft, colorOf({ kind: 'store', store, menuId }));
  useEffect(() => {
    if (draft.isLook) fillCart(slug, menus);
  }, [draft.isLook, slug, menus]);
  return (
    <>
      <StorePage
        // A page folds its categories when it mounts, so an edit that folds one has to mount it again.
        key={foldedIn(menus)}
        store={store}
        menus={menus}
        menuId={menuId}
        onDish={(request) => setDialog({ kind: 'dish', request })}
        onPictures={(images, label, at) => setDialog({ kind: 'pictures', images, label, at })}
        onIndex={(menu) => setDialog({ kind: 'index', menu })}
        // The other dialogs fetch from the server or lead to another page.
        onDialog={(kind) => kind === 'about' && setDialog({ kind })}
      />
      <StoreDialogs
        store={store}
        menus={[...menus, ...edited]}
        dialog={dialog}
        onClose={() => setDialog(null)}
      />
    </>
  );
}

/** The last draft that the back office has posted; null until the first one. */
function useDraft(): PreviewDraft | null {
  const [draft, setDraft] = useState<PreviewDraft | null>(null);
  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== window.parent) return;
      const parsed = previewDraft.safeParse(data);
      if (parsed.success) setDraft(parsed.data);
    };
    enclose();
    window.addEventListener('message', receive);
    window.parent.postMessage(PREVIEW_READY, location.origin);
    return () => window.removeEventListener('message', receive);
  }, []);
  return draft;
}

/** Shows the draft's theme and colour, whatever the theme of the machine is. */
function useLook({ theme }: PreviewDraft, color: string): void {
  const [sheet] = useState(() => new CSSStyleSheet());
  useEffect(() => {
    document.adoptedStyleSheets.push(sheet);
  }, [sheet]);
  useLayoutEffect(() => {
    let isOver = false;
    document.documentElement.dataset['theme'] = theme;
    void import('#ui/guests/theme/theme.ts').then(({ themeCssIn }) => {
      if (!isOver) sheet.replaceSync(STILL + themeCssIn(theme, color));
    });
    return () => {
      isOver = true;
    };
  }, [sheet, theme, color]);
}

/** The menu that was chosen in the frame, until another one is edited. */
function useMenuId({ store, menuId }: PreviewDraft) {
  const [chosen, choose] = useState<{ id: string | null; over: string | null } | null>(null);
  const { slug } = store.page.profile;
  useEffect(
    () =>
      catchLinks(({ pathname, searchParams }) => {
        if (pathname === `/${slug}`) choose({ id: searchParams.get('men'), over: menuId });
      }),
    [slug, menuId],
  );
  return chosen?.over === menuId ? chosen.id : menuId;
}

/** Opens the edited dish, and opens it again when the edit changes which choices are ticked. */
function useDialog(edited: Menu[]) {
  const [category] = edited.flatMap(({ categories }) => categories);
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

/** A new store, which has no menu yet, shows the sample's dishes. */
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

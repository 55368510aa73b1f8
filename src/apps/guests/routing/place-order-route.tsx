import { lazy, useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { Cart, CartEntry } from '#ordering/cart/rules/cart.ts';
import { parseMenuView } from '#ordering/catalogue/wire/parse-menu-view.ts';
import { savePlacedOrder } from '#ordering/placing/guests/after-placing.ts';
import { ClearedCart } from '#ordering/placing/guests/cart/cleared-cart.tsx';
import { EmptyCart } from '#ordering/placing/guests/cart/empty-cart.tsx';
import { orderedAs } from '#ordering/placing/guests/cart/use-offer.ts';
import { CheckoutPage } from '#ordering/placing/guests/checkout-page.tsx';
import type { Outcome } from '#ordering/placing/rules/place-once.ts';
import { useOrderTexts } from '#ordering/placing/texts/guests/order/use-order-texts.ts';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { useBoot } from '#platform/phone/guests/boot.ts';
import { EXAMPLE_SLUG, tableHref } from '#platform/phone/guests/links/addresses.ts';
import { goToPayment } from '#platform/phone/guests/links/go-to-payment.ts';
import { $cart, openCart, replaceCart, subscribeToOtherTabs } from '#platform/phone/guests/state/cart.ts';
import { findCartVisit } from '#platform/phone/guests/state/cart-visit.ts';
import { $checkoutDraft, changeDraft } from '#platform/phone/guests/state/checkout-draft.ts';
import {
  $liveStore,
  refetchAt,
  refetchStore,
  subscribeToStore,
  useLiveStore,
} from '#platform/phone/guests/state/live-store.ts';
import { applyThemeOf } from '#platform/phone/guests/state/theme.ts';
import { showToast } from '#platform/phone/guests/state/toasts.ts';
import {
  $visit,
  checkTable,
  menuPath,
  readVisit,
  saveVisit,
  type Visit,
} from '#platform/phone/guests/state/visit.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { useAtom } from '#ui/guests/use-atom.ts';
import { leaveSteps } from '#ui/shared/sheet/sheet-history.ts';
import { $notOnMenu } from './cart/linked-cart.ts';
import { useLineEdit } from './cart/use-line-edit.tsx';
import { LazyPage } from './load-boundary.tsx';
import { LoadedPage, LoadingPage, MessagePage } from './plain-pages.tsx';
import { useDishSheets } from './store/use-dish-sheets.tsx';

const ExampleCart = lazy(async () => ({ default: (await import('./cart/example-cart.tsx')).ExampleCart }));

/** Cart and checkout of the store that this tab, or else another tab, has visited last. */
export function PlaceOrderRoute() {
  const [found, setFound] = useState<Visit | null | undefined>(() => readVisit() ?? undefined);
  const visit = useAtom($visit) ?? found;
  useEffect(() => {
    const open = async () => {
      const wanted = await findCartVisit();
      if (wanted && !$visit.get()) saveVisit(wanted);
      setFound(wanted);
      await checkTable();
    };
    void open();
  }, []);
  if (visit === undefined) return <LoadingPage />;
  if (visit?.sits) return <Redirect to={tableHref(visit.slug)} replace />;
  if (visit?.slug === EXAMPLE_SLUG) return <LazyPage page={ExampleCart} />;
  return visit ? <CartOf visit={visit} /> : <EmptyCart href="/" />;
}

function CartOf({ visit }: { visit: Visit }) {
  const { slug } = visit;
  const { common } = useTexts();
  const { cart: texts, form } = useOrderTexts();
  const open = useAtom($cart);
  const live = useLiveStore(slug);
  const [isPaying, setPaying] = useState(false);
  useOpenStore(slug, live.value);
  const notOnMenu = useAtom($notOnMenu);
  useEffect(() => {
    if (notOnMenu === 0) return;
    $notOnMenu.set(0);
    showToast(texts.notOnMenu(notOnMenu), 'error');
  }, [notOnMenu, texts]);

  if (isPaying) return <MessagePage text={form.toPayment} />;
  if (open?.slug !== slug) return <LoadingPage />;
  const { cart } = open;
  if (!cart)
    return (
      <EmptyCart href={menuPath(slug)}>
        <ClearedCart slug={slug} />
      </EmptyCart>
    );
  return (
    <LoadedPage of={live} failed={`${common.noNetwork} ${texts.storeFailed}`}>
      {(store) => <Ordering visit={visit} store={store} cart={cart} onPay={() => setPaying(true)} />}
    </LoadedPage>
  );
}

function useOpenStore(slug: string, store: StoreModel | null): void {
  const { model } = useBoot();
  useEffect(() => {
    const shown = $liveStore.get();
    void openCart(slug);
    void refetchStore(slug);
    const leaveStore = subscribeToStore(slug, shown?.slug === slug ? shown.store?.revision : undefined);
    const leaveTabs = subscribeToOtherTabs();
    return () => {
      leaveStore();
      leaveTabs();
    };
  }, [slug]);
  useEffect(() => refetchAt(slug, store?.changesAt ?? null), [slug, store]);
  useEffect(() => {
    // The server did not know the store of this page, so its colours are applied here.
    if (store && model.kind === 'shell') applyThemeOf({ kind: 'store', store, menuId: null });
  }, [store, model]);
}

interface OrderingProps {
  visit: Visit;
  store: StoreModel;
  cart: Cart<CartEntry>;
  onPay: () => void;
}

function Ordering({ visit, store, cart, onPay }: OrderingProps) {
  const [, navigate] = useLocation();
  const { form } = useOrderTexts();
  const draft = useAtom($checkoutDraft);
  const as = orderedAs(store, { ...visit, iden: visit.iden ?? draft.table }, draft.orderType);
  const { edit, sheet } = useLineEdit(store, as);
  const { ask, sheets } = useDishSheets(store, as);

  const onPlaced = async (outcome: Outcome) => {
    const { profile } = store.page;
    const menus = store.page.menus.map(parseMenuView);
    const isOrdered = await savePlacedOrder(
      outcome,
      cart,
      { profile, menus, timeZone: store.timeZone },
      $checkoutDraft.get().region,
    );
    const { data, slug } = outcome.order;
    if (data) onPay();
    if (isOrdered) replaceCart(profile.slug, null);
    changeDraft({ remarks: '', challenge: null, isEnteringCode: false });
    await leaveSteps();
    if (data) {
      goToPayment(slug);
      return;
    }
    showToast(outcome.isEarlier ? form.alreadyPlaced : form.placed, 'success');
    navigate(`/status/${slug}`, { replace: true });
  };
  return (
    <>
      <CheckoutPage store={store} cart={cart} visit={visit} onPlaced={onPlaced} onEdit={edit} onDish={ask} />
      {sheet}
      {sheets}
    </>
  );
}

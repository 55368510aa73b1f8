import { useStore } from '@nanostores/react';
import { lazy, useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { parseMenuView } from '#domain/api/parse-menu-view.ts';
import type { StoreModel } from '#domain/api/store-model.ts';
import type { Cart, CartEntry } from '#domain/cart/cart.ts';
import type { Outcome } from '#domain/placing/place-once.ts';
import { leaveSteps } from '#ui/sheet/sheet-history.ts';
import { useBoot } from '../boot.ts';
import { savePlacedOrder } from '../features/checkout/after-placing.ts';
import { ClearedCart } from '../features/checkout/cart/cleared-cart.tsx';
import { EmptyCart } from '../features/checkout/cart/empty-cart.tsx';
import { orderedAs } from '../features/checkout/cart/use-offer.ts';
import { CheckoutPage } from '../features/checkout/checkout-page.tsx';
import { EXAMPLE_SLUG, tableHref } from '../links/addresses.ts';
import { goToPayment } from '../links/go-to-payment.ts';
import { $cart, openCart, replaceCart, subscribeToOtherTabs } from '../state/cart.ts';
import { findCartVisit } from '../state/cart-visit.ts';
import { $checkoutDraft, changeDraft } from '../state/checkout-draft.ts';
import { $liveStore, refetchAt, refetchStore, subscribeToStore, useLiveStore } from '../state/live-store.ts';
import { applyThemeOf } from '../state/theme.ts';
import { showToast } from '../state/toasts.ts';
import { $visit, checkTable, menuPath, readVisit, saveVisit, type Visit } from '../state/visit.ts';
import { useOrderTexts } from '../texts/order/use-order-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { $notOnMenu } from './linked-cart.ts';
import { LazyPage } from './load-boundary.tsx';
import { LoadedPage, LoadingPage, MessagePage } from './plain-pages.tsx';
import { useDishSheets } from './use-dish-sheets.tsx';
import { useLineEdit } from './use-line-edit.tsx';

const ExampleCart = lazy(async () => ({ default: (await import('./example-cart.tsx')).ExampleCart }));

/** Cart and checkout of the store that this tab, or else another tab, has visited last. */
export function PlaceOrderRoute() {
  const [found, setFound] = useState<Visit | null | undefined>(() => readVisit() ?? undefined);
  const visit = useStore($visit) ?? found;
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
  const open = useStore($cart);
  const live = useLiveStore(slug);
  const [isPaying, setPaying] = useState(false);
  useOpenStore(slug, live.value);
  const notOnMenu = useStore($notOnMenu);
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
  const draft = useStore($checkoutDraft);
  const as = orderedAs(store, { ...visit, iden: visit.iden ?? draft.table }, draft.orderType);
  const { edit, sheet } = useLineEdit(store, as);
  const { ask, sheets } = useDishSheets(store, as);

  const onPlaced = async (outcome: Outcome) => {
    const { profile } = store.page;
    const menus = store.page.menus.map(parseMenuView);
    const isOrdered = await savePlacedOrder(outcome, cart, { profile, menus }, $checkoutDraft.get().region);
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
      <CheckoutPage {...{ store, cart, visit, onPlaced }} onEdit={edit} onDish={ask} />
      {sheet}
      {sheets}
    </>
  );
}

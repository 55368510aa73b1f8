import { useCallback, useEffect, useState } from 'react';
import { useParams, useSearch } from 'wouter';
import { ChatCard } from '#guests/chat/guests/chat-card.tsx';
import { hasUpiCard } from '#money/payments/guests/has-upi-card.ts';
import { UpiCard } from '#money/payments/guests/upi-card.tsx';
import { AlertsCard } from '#ordering/orders/guests/alerts-card.tsx';
import { CancelCard } from '#ordering/orders/guests/cancel-card.tsx';
import { FeedbackCard } from '#ordering/orders/guests/ending/feedback-card.tsx';
import { GivenFeedback } from '#ordering/orders/guests/ending/given-feedback.tsx';
import { KnownOrder } from '#ordering/orders/guests/running/known-order.tsx';
import { StatusActions } from '#ordering/orders/guests/status-actions.tsx';
import { StatusPage } from '#ordering/orders/guests/status-page.tsx';
import { usePayment } from '#ordering/orders/guests/use-payment.ts';
import { CANCELLED, SERVED } from '#ordering/orders/rules/order.ts';
import { useAfterTexts } from '#ordering/orders/texts/guests/after/use-after-texts.ts';
import type { OrderView } from '#ordering/orders/wire/order.ts';
import { CompanyCard } from '#ordering/placing/guests/company/company-card.tsx';
import { textsArrived } from '#platform/language/guests/texts-of.ts';
import { TextsContext, useLanguage } from '#platform/language/guests/use-texts.ts';
import { useBoot } from '#platform/phone/guests/boot.ts';
import { tableHref } from '#platform/phone/guests/links/addresses.ts';
import { linkHref } from '#platform/phone/guests/links/link-href.ts';
import { sayFailure } from '#platform/phone/guests/load/say-failure.ts';
import { useLiveOrder } from '#platform/phone/guests/state/live-order.ts';
import { refetchStore, useLiveStore } from '#platform/phone/guests/state/live-store.ts';
import type { PlacedRecord } from '#platform/phone/guests/state/order-history.ts';
import { findPlaced } from '#platform/phone/guests/state/placed-cart.ts';
import { applyLastTheme, applyThemeOf } from '#platform/phone/guests/state/theme.ts';
import { showToast } from '#platform/phone/guests/state/toasts.ts';
import { readVisit } from '#platform/phone/guests/state/visit.ts';
import type { StoreProfile } from '#restaurant/stores/wire/store.ts';
import { findSeat } from '#tables/sittings/guests/state/seats.ts';
import actions from '#ui/shared/components/actions.module.css';
import { useRepeat } from './cart/use-repeat.tsx';
import { LoadedPage, MessagePage, MissingPage } from './plain-pages.tsx';
import { useHasRun } from './use-has-run.ts';

/** Its texts are there, and those of what it shows. */
export const ready = textsArrived();

/** Serves /status/{slug}, and /order?s={slug} of older links. */
export function StatusRoute() {
  const { slug } = useParams<{ slug?: string }>();
  const search = useSearch();
  const wanted = slug ?? new URLSearchParams(search).get('s') ?? '';
  return wanted === '' ? <MissingPage /> : <LiveStatus key={wanted} slug={wanted} />;
}

function LiveStatus({ slug }: { slug: string }) {
  const language = useLanguage();
  const { common } = language.texts;
  const { payment } = useAfterTexts();
  const { model } = useBoot();
  const sent = model.kind === 'order' && model.order.slug === slug ? model : null;
  const isLeaving = usePayment({
    slug,
    form: sent?.form ?? null,
    isAwaited: sent?.order.payment.state === 'awaiting',
    onFailed: useCallback(() => showToast(payment.notThere, 'error'), [payment]),
  });
  // The countdown differs between the clocks of server and phone, so the server does not render it.
  const hasRun = useHasRun();
  const live = useLiveOrder(slug, sent?.order ?? null);
  const { error, refetch } = live;
  const [placed, setPlaced] = useState<PlacedRecord | null>(null);
  useEffect(() => {
    if (error) void findPlaced(slug).then(setPlaced);
  }, [slug, error]);
  useEffect(() => {
    if (sent) applyThemeOf(sent);
    else void applyLastTheme();
  }, [sent]);
  if (isLeaving) return <MessagePage text={payment.going} />;
  if (!live.value && error && placed)
    return (
      <KnownOrder record={placed} text={sayFailure(common, error)}>
        <button type="button" className={actions.strong} onClick={() => void refetch()}>
          {common.retry}
        </button>
      </KnownOrder>
    );
  return (
    <LoadedPage of={live}>
      {(order) => (
        <TextsContext value={{ ...language, timeZone: order.store.timeZone ?? language.timeZone }}>
          <StatusPage
            order={order}
            live={live}
            cancel={hasRun && <CancelCard order={order} onRefetch={refetch} />}
            actions={<Actions order={order} hasTheme={sent !== null} />}
            company={<Company order={order} />}
            alerts={!isOver(order) && order.ready !== true && <AlertsCard order={order} />}
            chat={<ChatCard order={order} />}
            feedback={<Feedback order={order} />}
            upi={hasUpiCard(order) && <UpiCard order={order} onClaimed={refetch} />}
          />
        </TextsContext>
      )}
    </LoadedPage>
  );
}

const isOver = ({ state }: OrderView) => state === SERVED || state === CANCELLED;

function Company({ order }: { order: OrderView }) {
  return order.state !== CANCELLED && <CompanyCard slug={order.slug} />;
}

function Feedback({ order }: { order: OrderView }) {
  if (order.feedback) return <GivenFeedback given={order.feedback} />;
  return order.state === SERVED ? <FeedbackCard orderSlug={order.slug} /> : null;
}

function Actions({ order, hasTheme }: { order: OrderView; hasTheme: boolean }) {
  const { actions: texts } = useAfterTexts();
  const { repeat, question } = useRepeat();
  const [placed, setPlaced] = useState<PlacedRecord | null>(null);
  const { slug } = order.store;
  const at = order.table?.iden;
  const [menu, setMenu] = useState<string | null>(null);
  const [sitsThere, setSitsThere] = useState(false);
  const { value: store } = useLiveStore(slug);

  useEffect(() => {
    void refetchStore(slug);
    void findPlaced(order.slug).then(setPlaced);
    const visit = readVisit();
    setMenu(visit?.slug === slug ? visit.men : null);
    void findSeat(slug, null).then((seat) => setSitsThere(seat?.endedAt === null && seat.iden === at));
  }, [slug, order.slug, at]);
  useEffect(() => {
    if (store && !hasTheme) applyThemeOf({ kind: 'store', store, menuId: null });
  }, [store, hasTheme]);

  return (
    <>
      <StatusActions
        order={order}
        contacts={contactsOf(store?.page.profile.links ?? [], texts.ask(order.orderNo))}
        menu={menu}
        table={sitsThere ? tableHref(slug) : null}
        onRepeat={placed && (() => repeat(placed))}
      />
      {question}
    </>
  );
}

/** The store's contacts; the WhatsApp message begins with the order's number. */
function contactsOf(links: StoreProfile['links'], question: string) {
  const hrefOf = (type: string) => {
    const link = links.find((candidate) => candidate.type === type);
    return link ? linkHref(link) : null;
  };
  const whatsApp = hrefOf('WhatsApp');
  const isChat = whatsApp?.startsWith('https://wa.me/') && !whatsApp.includes('?');
  const asked = isChat ? `${whatsApp}?text=${encodeURIComponent(question)}` : whatsApp;
  return { phone: hrefOf('Phone'), whatsApp: asked, location: hrefOf('Location') };
}

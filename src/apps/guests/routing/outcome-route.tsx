import { useEffect, useState } from 'react';
import { Link, Redirect, useParams } from 'wouter';
import { type PaymentOutcome, paymentOutcome } from '#ordering/orders/guests/ending/outcome.ts';
import { useAfterTexts } from '#ordering/orders/texts/guests/after/use-after-texts.ts';
import { payHref } from '#platform/phone/guests/links/addresses.ts';
import { useLiveOrder } from '#platform/phone/guests/state/live-order.ts';
import { type PlacedRecord, readOrderHistory } from '#platform/phone/guests/state/order-history.ts';
import { readPaying } from '#platform/phone/guests/state/paying.ts';
import { applyLastTheme } from '#platform/phone/guests/state/theme.ts';
import { menuPath, readVisit } from '#platform/phone/guests/state/visit.ts';
import bell from '#ui/guests/emoji/emoji-bell.webp';
import card from '#ui/guests/emoji/emoji-card.webp';
import actions from '#ui/shared/components/actions.module.css';
import { useRepeat } from './cart/use-repeat.tsx';
import styles from './outcome-route.module.css';
import { LoadingPage, MissingPage } from './plain-pages.tsx';

/** The return address of payment pages. It names no order, so this tab's or else the phone's latest is shown. */
export function OutcomeRoute() {
  const { outcome: sent } = useParams<{ outcome?: string }>();
  const [paid, setPaid] = useState<Paid | null | undefined>();
  const isBackEarly = sent === 'cancel';
  const isKnown = isBackEarly || sent === undefined || sent === '';
  useEffect(() => {
    void applyLastTheme();
    void findPaid().then(setPaid);
  }, []);
  const texts = useAfterTexts();
  const page = readPaying();
  if (page?.startsWith('/')) return <Redirect to={page} replace />;
  if (!isKnown) return <MissingPage />;
  if (paid === undefined) return <LoadingPage />;
  return paid ? (
    <OrderOutcome key={paid.slug} paid={paid} isBackEarly={isBackEarly} />
  ) : (
    <OutcomePage outcome={paymentOutcome(null, false, texts)} paid={null} />
  );
}

/** The order to pay; `record` is null if another phone placed it. */
interface Paid {
  slug: string;
  record: PlacedRecord | null;
}

async function findPaid(): Promise<Paid | null> {
  const history = await readOrderHistory();
  const slug = readPaying() ?? history[0]?.orderSlug;
  if (slug === undefined) return null;
  return { slug, record: history.find(({ orderSlug }) => orderSlug === slug) ?? null };
}

function OrderOutcome({ paid, isBackEarly }: { paid: Paid; isBackEarly: boolean }) {
  const texts = useAfterTexts();
  const { value: order, error, isMissing } = useLiveOrder(paid.slug, null);
  if (!order && !error && !isMissing) return <LoadingPage />;
  return <OutcomePage outcome={paymentOutcome(order, isBackEarly, texts)} paid={paid} />;
}

function OutcomePage({ outcome, paid }: { outcome: PaymentOutcome; paid: Paid | null }) {
  const { outcome: texts } = useAfterTexts();
  const { repeat, question } = useRepeat();
  const { title, text, isGood, way } = outcome;
  useEffect(() => {
    document.title = title;
  }, [title]);
  const record = paid?.record ?? null;
  const storeSlug = record?.profile.slug ?? readVisit()?.slug;

  return (
    <main className={styles.page}>
      <img src={isGood ? bell : card} alt="" width="128" height="128" />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.actions}>
        {paid && way === 'pay' && (
          <a className={isGood ? actions.quiet : actions.strong} href={payHref(paid.slug)}>
            {texts.payAgain}
          </a>
        )}
        {record && way === 'order again' && (
          <button type="button" className={actions.strong} onClick={() => repeat(record)}>
            {texts.orderAgain}
          </button>
        )}
        <Link
          className={way === null || isGood ? actions.strong : actions.quiet}
          href={paid ? `/status/${paid.slug}` : '/orders'}
        >
          {paid ? texts.viewOrder : texts.orders}
        </Link>
        {storeSlug !== undefined && !isGood && (
          <a className={actions.quiet} href={menuPath(storeSlug)}>
            {texts.menu}
          </a>
        )}
      </div>
      {question}
    </main>
  );
}

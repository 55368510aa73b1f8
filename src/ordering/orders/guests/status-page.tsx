import { type ReactNode, useEffect, useState } from 'react';
import { nameIn, nameOf } from '#ordering/menu/rules/name-in.ts';
import { tableNameOf } from '#ordering/serving/rules/order-place.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import type { LiveOrder } from '#platform/phone/guests/state/live-order.ts';
import row from '#ui/guests/row-link.module.css';
import { useNow } from '#ui/guests/use-now.ts';
import { StoreLogo } from '#ui/shared/components/store-logo.tsx';
import { CANCELLED } from '../rules/order.ts';
import { tokenOf } from '../rules/token.ts';
import { useAfterTexts } from '../texts/guests/after/use-after-texts.ts';
import type { OrderView } from '../wire/order.ts';
import { BillCard } from './bill/bill-card.tsx';
import { PaymentNote, RefundNote } from './bill/money-notes.tsx';
import { ConnectionNotice, KeptLine, LiveMark, UpdatedLine } from './connection.tsx';
import { EndedHero, Hero } from './hero.tsx';
import { announcementOf, stateText } from './running/news.ts';
import styles from './status-page.module.css';
import { StepsCard } from './steps-card.tsx';
import { useExpected } from './use-expected.ts';

interface Props {
  order: OrderView;
  live: LiveOrder;
  /** Lets the guest cancel. */
  cancel: ReactNode;
  /** Calls the store, orders more or repeats the order. */
  actions: ReactNode;
  /** Asks for a bill in a company’s name. */
  company: ReactNode;
  feedback: ReactNode;
  alerts: ReactNode;
  /** Leads to the messages with the restaurant. */
  chat: ReactNode;
  /** The UPI payment, while the guest can make it or the restaurant checks it. */
  upi: ReactNode;
}

const TICK_MS = 10_000;

export function StatusPage({ order, live, ...parts }: Props) {
  const { cancel, actions, company, feedback, alerts, chat, upi } = parts;
  const texts = useAfterTexts();
  const news = useNews(order);
  const now = useNow(TICK_MS);
  const isOver = order.state === CANCELLED;
  const expected = useExpected(order);
  const timed = { ...order, estimate: expected?.estimate ?? order.estimate };
  const title = texts.status.title(stateText(order.state, texts), order.store.name);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className={styles.page} data-order-page="">
      <StatusHeader order={order}>
        <LiveMark link={live.link} />
      </StatusHeader>
      <ConnectionNotice live={live} now={now} />
      <main className={styles.columns}>
        <div className={styles.column}>
          {isOver ? <EndedHero order={order} /> : <Hero order={timed} now={now} />}
          {!isOver && (
            <StepsCard order={timed} now={now}>
              <KeptLine kept={expected?.kept} />
              <UpdatedLine live={live} now={now} />
            </StepsCard>
          )}
          {upi}
          <PaymentNote order={order} />
          <RefundNote order={order} />
          {cancel}
          {alerts}
          {chat}
          {feedback}
        </div>
        <div className={styles.column}>
          <BillCard order={order} />
          {actions}
          {company}
        </div>
      </main>
      <p className="visually-hidden" role="status" aria-live="polite">
        {news}
      </p>
    </div>
  );
}

interface HeaderProps {
  order: OrderView;
  children: ReactNode;
}

function StatusHeader({ order, children }: HeaderProps) {
  const { texts, language } = useLanguage();
  const { status } = useAfterTexts();
  const { store, orderNo, tabletLetter, orderType, orderTypeTranslations } = order;
  const called = tabletLetter && !order.table ? status.calledAs(tokenOf(order)) : '';
  const place = tableNameOf(order);
  const type = nameOf({ label: orderType, translations: orderTypeTranslations }, language, texts.names);
  return (
    <header className={styles.header}>
      <a className={styles.store} href={`/${store.slug}`}>
        <StoreLogo url={store.logo} name={store.name} />
        <span className={row.words}>
          <b>{store.name}</b>
          <small>
            {[status.orderNo(orderNo), called, nameIn(texts.names, place), type]
              .filter((part) => part !== '')
              .join(' · ')}
          </small>
        </span>
      </a>
      {children}
    </header>
  );
}

/** The latest news since the page was opened, for a live region. */
function useNews(order: OrderView): string {
  const texts = useAfterTexts();
  const { language } = useLanguage();
  const [seen, setSeen] = useState({ order, news: '' });
  if (seen.order !== order) {
    setSeen({ order, news: announcementOf(seen.order, order, texts, language) || seen.news });
  }
  return seen.news;
}

import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import type { Menu } from '#ordering/menu/rules/menu.ts';
import { Skeleton } from '#platform/phone/guests/load/skeleton.tsx';
import { $toasts, dismissToast } from '#platform/phone/guests/state/toasts.ts';
import { isPaying } from '#tables/at-table/rules/ended-part.ts';
import card from '#ui/guests/order-card.module.css';
import { Icon } from '#ui/shared/components/icon.tsx';
import { useTableTexts } from '../texts/guests/table/use-table-texts.ts';
import type { SittingView } from '../wire/sittings.ts';
import { CallsCard } from './calls-card.tsx';
import { AddDishes, CartCard } from './cart/cart-card.tsx';
import { SendBar } from './cart/send-bar.tsx';
import { CoursesCard } from './courses-card.tsx';
import { GuestsCard } from './joining/guests-card.tsx';
import { LeaveQuestion } from './joining/leave-question.tsx';
import { isOutside, OutsideCard } from './joining/outside.tsx';
import { WaitingGuests } from './joining/waiting-guests.tsx';
import { MoneyCard } from './money-card.tsx';
import { NeedsCard } from './needs-card.tsx';
import { RoundsCard } from './rounds-card.tsx';
import type { Seat } from './state/seats.ts';
import { linesOf, type Table, yourId } from './state/table.ts';
import styles from './table-page.module.css';
import { useTableNews } from './use-news.ts';
import { useTrouble } from './use-trouble.ts';

interface Props {
  table: Table;
  /** "Table 12". */
  name: string;
  storeName: string;
  menuHref: string;
  menus: readonly Menu[];
  /** What the guest’s own part of the cart is offered. */
  offer: ReactNode;
  /** How the guest can pay. */
  pay: (view: SittingView, seat: Seat) => ReactNode;
  /** Asks for a bill in a company’s name. */
  company: (view: SittingView) => ReactNode;
  /** Offers to begin anew once the table is closed. */
  anew: ReactNode;
}

/** The page of a table whose guests order together. */
export function TablePage({ table, name, storeName, menuHref, menus, offer, pay, company, anew }: Props) {
  const { page } = useTableTexts();
  const { view, phase, seat, link } = table;
  const title = name === '' ? storeName : page.title(name, storeName);
  const isClosed = phase === 'closed';
  // What has happened until then stands on the page.
  useTableNews(isClosed ? null : view);
  useTrouble(table);
  useEffect(() => {
    if (isClosed) for (const { id } of $toasts.get()) dismissToast(id);
  }, [isClosed]);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <Link href={menuHref} aria-label={page.toMenu}>
          <Icon name="back" size={20} />
        </Link>
        <div>
          <h1>{name || storeName}</h1>
          <p>{storeName}</p>
        </div>
      </header>
      <div role="status" className={styles.lost}>
        {seat && link === 'lost' && <p>{page.lost}</p>}
      </div>
      {view && seat && (phase === 'in' || isClosed) ? (
        <Inside
          table={table}
          view={view}
          seat={seat}
          menuHref={menuHref}
          menus={menus}
          offer={offer}
          pay={pay}
          company={company}
          anew={anew}
        />
      ) : phase === 'free' ? (
        <Free menuHref={menuHref} />
      ) : isOutside(phase) ? (
        <OutsideCard phase={phase} table={name} />
      ) : (
        <Skeleton shape="form" />
      )}
    </main>
  );
}

type InsideProps = Pick<Props, 'table' | 'menuHref' | 'menus' | 'offer' | 'pay' | 'company' | 'anew'> & {
  view: SittingView;
  seat: Seat;
};

function Inside({ table, view, seat, menuHref, menus, offer, pay, company, anew }: InsideProps) {
  const lines = linesOf(table);
  const hasCart = lines.length > 0 || view.orders.length === 0;
  const isClosed = table.phase === 'closed';
  return (
    <>
      {isClosed && anew}
      <WaitingGuests view={view} seat={seat} />
      {!isClosed && <CoursesCard view={view} seat={seat} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          {!isClosed && hasCart && <CartCard view={view} lines={lines} menus={menus} menuHref={menuHref} />}
          {!isClosed && offer}
          <RoundsCard view={view} isOver={isClosed} />
          {!isClosed && !hasCart && <AddDishes menuHref={menuHref} />}
        </div>
        <div className={styles.column}>
          <MoneyCard view={view} />
          {pay(view, seat)}
          {company(view)}
          {!isClosed && <CallsCard view={view} seat={seat} />}
          {!isClosed && <NeedsCard view={view} />}
          {!isClosed && <GuestsCard view={view} />}
          {!isClosed && <LeaveQuestion view={view} seat={seat} />}
        </div>
      </div>
      {!isClosed && !isPaying(yourId(view), view) && (
        <SendBar view={view} lines={lines} isLost={table.link === 'lost'} />
      )}
    </>
  );
}

/** Nobody sits here yet: the first dish opens the table. */
function Free({ menuHref }: { menuHref: string }) {
  const { cart, page } = useTableTexts();
  return (
    <section className={card.card}>
      <h2>{cart.empty}</h2>
      <p className={card.lead}>{page.first}</p>
      <AddDishes menuHref={menuHref} />
    </section>
  );
}

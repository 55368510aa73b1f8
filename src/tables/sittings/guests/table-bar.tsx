import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { formatSum, parseHundredths } from '#platform/money/rules/money.ts';
import { type NextFood, nextFood } from '#tables/at-table/rules/next-food.ts';
import type { TableLine } from '#tables/at-table/rules/shared-lines.ts';
import { useNow } from '#ui/guests/use-now.ts';
import type { TableTexts } from '../texts/guests/table/en.ts';
import { useTableTexts } from '../texts/guests/table/use-table-texts.ts';
import { GuestMark } from './joining/guest-mark.tsx';
import { isOutside } from './joining/outside.tsx';
import { WaitingGuests } from './joining/waiting-guests.tsx';
import type { Table } from './state/table.ts';
import styles from './table-bar.module.css';

interface Props {
  table: Table;
  lines: readonly TableLine[];
  /** "Table 12". */
  name: string;
  href: string;
  /** Takes the bar's place until this phone sits at the table. */
  cartBar: ReactNode;
  onJoin: () => void;
}

/** The table above the menu: what is to be sent, and who sits there. */
export function TableBar({ table, lines, name, href, cartBar, onJoin }: Props) {
  const texts = useTableTexts();
  const { language } = useLanguage();
  const now = useNow(TICK_MS);
  const { bar } = texts;
  const { phase, view, seat } = table;
  if (isOutside(phase)) {
    return (
      <section aria-label={bar.label} data-cart-bar="">
        <button type="button" className={styles.bar} aria-haspopup="dialog" onClick={onJoin}>
          <span className={styles.sums}>
            <b>{name}</b>
            <small>{bar[phase]}</small>
          </span>
          <span className={styles.action}>{bar.open}</span>
        </button>
      </section>
    );
  }
  if (!view || !seat) return cartBar;
  const next = nextFood(view, now, language);
  // Nothing is to be sent, and all that was ordered has come.
  const isToPay = phase === 'in' && lines.length === 0 && next === null && view.due > 0;
  return (
    <section aria-label={bar.label} data-cart-bar="" className={styles.whole}>
      {phase === 'in' && <WaitingGuests view={view} seat={seat} />}
      <Link href={href} className={styles.bar}>
        <span className={styles.sums}>
          <b>{name}</b>
          <small>{statusOf(table, lines, { next, texts })}</small>
        </span>
        <span className={styles.guests}>
          {view.guests.slice(0, MOST_MARKS).map((guest) => (
            <GuestMark key={guest._id} guest={guest} isNamed />
          ))}
        </span>
        <span className={styles.action}>{isToPay ? bar.pay : bar.open}</span>
      </Link>
    </section>
  );
}

const MOST_MARKS = 4;
const TICK_MS = 15_000;

/** What matters now: what is to be sent, or what comes next, or what is to be paid. */
function statusOf(
  { phase, view }: Table,
  lines: readonly TableLine[],
  { next, texts: { bar } }: { next: NextFood | null; texts: TableTexts },
): string {
  if (!view) return '';
  if (phase === 'closed') return bar.closed;
  const count = lines.reduce((sum, { entry }) => sum + entry.quantity, 0);
  const sum = view.sums.all;
  if (count > 0)
    return [bar.toSend(count), sum !== null && formatSum(parseHundredths(sum) ?? 0, view.currency)]
      .filter(Boolean)
      .join(' · ');
  if (view.orders.every(({ state }) => state === CANCELLED)) return bar.empty;
  const total = formatSum(parseHundredths(view.total) ?? 0, view.currency);
  return `${foodOf(next, bar)} · ${total}`;
}

function foodOf(next: NextFood | null, bar: TableTexts['bar']): string {
  if (next === null) return bar.served;
  const dish = next.dish ?? bar.food;
  if (next.isReady) return bar.ready(dish);
  return next.minutes === null ? bar.coming(dish) : bar.comingIn(dish, next.minutes);
}

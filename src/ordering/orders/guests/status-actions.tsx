import { Link } from 'wouter';
import { linkProps } from '#platform/phone/guests/links/link-href.ts';
import actions from '#ui/shared/components/actions.module.css';
import { Icon, type IconName } from '#ui/shared/components/icon.tsx';
import { CANCELLED, SERVED } from '../rules/order.ts';
import { useAfterTexts } from '../texts/guests/after/use-after-texts.ts';
import type { OrderView } from '../wire/order.ts';
import styles from './guest-cards.module.css';

interface Props {
  order: OrderView;
  /** Each is null if the store has none, or until the store is loaded. */
  contacts: { phone: string | null; whatsApp: string | null; location: string | null };
  /** The menu that this phone has opened last. */
  menu: string | null;
  /** Null if the order was not placed on this phone. */
  onRepeat: (() => void) | null;
  /** The page of the table where this phone sits, if the order is a round of it. */
  table: string | null;
}

export function StatusActions({ order, contacts, menu, onRepeat, table }: Props) {
  const { actions: texts } = useAfterTexts();
  const ways: { icon: IconName; text: string; href: string | null }[] = [
    { icon: 'phone', text: texts.call, href: contacts.phone },
    { icon: 'chat', text: texts.whatsApp, href: contacts.whatsApp },
    { icon: 'pin', text: texts.directions, href: table === null ? contacts.location : null },
  ];
  // Only one button is strong: paying by UPI comes first.
  const more = order.money.upi || table !== null ? actions.quiet : actions.strong;
  return (
    <nav className={styles.actions} aria-label={texts.label}>
      <div className={styles.main}>
        {table !== null && (
          <Link className={actions.strong} href={table}>
            {texts.toTable}
          </Link>
        )}
        <a className={more} href={menuUrlOf(order, menu)}>
          {texts.orderMore}
        </a>
        {onRepeat && (
          <button type="button" className={actions.quiet} onClick={onRepeat}>
            {texts.repeat}
          </button>
        )}
      </div>
      <div className={styles.ways}>
        {hasBill(order) && (
          <a className={actions.quiet} href={`/status/${order.slug}/bill`}>
            <Icon name="receipt" size={20} />
            {texts.bill}
          </a>
        )}
        {ways.map(
          ({ icon, text, href }) =>
            href !== null && (
              <a key={icon} className={actions.quiet} {...linkProps(href)}>
                <Icon name={icon} size={20} />
                {text}
              </a>
            ),
        )}
      </div>
    </nav>
  );
}

/** The bill is a page of its own, available once the order was served or paid. */
function hasBill({ state, payment }: OrderView): boolean {
  return state === SERVED || (state !== CANCELLED && payment.state === 'paid');
}

/** The address of the menu that keeps the order's table, and on this phone also its menu. */
function menuUrlOf({ store, table, orderType }: OrderView, menu: string | null): string {
  const place = table ? { conf: orderType, iden: table.iden, idel: table.idel } : {};
  const query = new URLSearchParams({ ...(menu === null ? {} : { men: menu }), ...place }).toString();
  return query === '' ? `/${store.slug}` : `/${store.slug}?${query}`;
}

import { Link } from 'wouter';
import type { Menu } from '#ordering/menu/rules/menu.ts';
import type { TableLine } from '#tables/at-table/rules/shared-lines.ts';
import card from '#ui/guests/order-card.module.css';
import { Icon } from '#ui/shared/components/icon.tsx';
import { useTableTexts } from '../../texts/guests/table/use-table-texts.ts';
import type { SittingView } from '../../wire/sittings.ts';
import { GuestName } from '../joining/guest-mark.tsx';
import styles from './cart.module.css';
import { CartRow } from './cart-row.tsx';

interface Props {
  view: SittingView;
  lines: readonly TableLine[];
  menus: readonly Menu[];
  menuHref: string;
}

/** What has been added and not sent, by who added it. */
export function CartCard({ view, lines, menus, menuHref }: Props) {
  const { cart } = useTableTexts();
  const groups = view.guests
    .map((guest) => ({ guest, lines: lines.filter((line) => line.guest === guest._id) }))
    .filter((group) => group.lines.length > 0)
    .toSorted((a, b) => Number(b.guest.you) - Number(a.guest.you));
  return (
    <section className={card.card} aria-labelledby="table-cart">
      <h2 id="table-cart">{cart.title}</h2>
      {groups.length === 0 && <p className={card.lead}>{cart.empty}</p>}
      {groups.map(({ guest, lines: own }) => (
        <div key={guest._id} className={styles.group}>
          <h3>
            <GuestName guest={guest} />
          </h3>
          <ul className={styles.lines}>
            {own.map((line) => (
              <CartRow key={line.id} line={line} menus={menus} currency={view.currency} isYours={guest.you} />
            ))}
          </ul>
        </div>
      ))}
      <AddDishes menuHref={menuHref} />
    </section>
  );
}

export function AddDishes({ menuHref }: { menuHref: string }) {
  const { cart } = useTableTexts();
  return (
    <Link className={styles.add} href={menuHref}>
      <Icon name="plus" size={18} />
      {cart.add}
    </Link>
  );
}

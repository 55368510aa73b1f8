import type { ItemView } from '#domain/api/catalogue.ts';
import { HIDDEN, SOLD_OUT } from '#domain/menu-edit/bulk-edit.ts';
import { formatMoney } from '#domain/money.ts';
import { useStore } from '../../parts/current-store.ts';
import { formatWhen } from '../../parts/format.ts';
import { useInterface, useTexts } from '../../texts/index.ts';
import styles from './about-item.module.css';
import { priceRange } from './rows.ts';

/** Why it is not there, and until when. */
export function StateText({ item }: { item: ItemView }) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const until = item.until && formatWhen(Date.parse(item.until), Date.now(), { language, timeZone });
  if (until) return t.items.soldOutUntil(until);
  if (item.state === HIDDEN) return t.changes.hidden;
  return item.state === SOLD_OUT ? t.items.soldOut : item.state;
}

export function Diet({ veg }: { veg: boolean }) {
  const t = useTexts();
  return (
    <span
      className={`${styles.diet} ${veg ? styles.veg : styles.nonVeg}`}
      role="img"
      aria-label={veg ? t.items.veg : t.items.nonVeg}
    />
  );
}

export function Price({ item }: { item: ItemView }) {
  const { currency } = useStore().profile;
  const range = priceRange(item);
  if (range === null) return null;
  const { from, to } = range;
  return from === to
    ? formatMoney(from, currency)
    : `${formatMoney(from, currency)} – ${formatMoney(to, currency)}`;
}

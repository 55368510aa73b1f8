import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { useInterface } from '#texts/office/index.ts';
import { formatRange, formatWhen } from '#ui/office/format.ts';
import { kindOfState } from '../../rules/edits/items.ts';
import { priceRange } from '../../rules/simple-price.ts';

/** Why the dish is not available, and until when. */
export function StateText({ item }: { item: ItemView }) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const until = item.until && formatWhen(Date.parse(item.until), serverNow(), { language, timeZone });
  if (until) return t.items.soldOutUntil(until);
  const kind = kindOfState(item.state);
  if (kind === 'hidden') return t.changes.hidden;
  return kind === 'sold-out' ? t.items.soldOut : item.state;
}

export function Price({ item }: { item: ItemView }) {
  const { currency } = useStore().profile;
  const range = priceRange(item);
  return range && formatRange(range, currency);
}

import type { ItemView } from '#domain/api/catalogue.ts';
import { kindOfState } from '#domain/menu-edit/items.ts';
import { priceRange } from '#domain/menu-edit/simple-price.ts';
import { formatRange, formatWhen } from '../../components/format.ts';
import { serverNow } from '../../device/clock.ts';
import { useStore } from '../../session/current-store.ts';
import { useInterface } from '../../texts/index.ts';

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

import { nameIn } from '#ordering/menu/rules/name-in.ts';
import type { OfficeLanguage } from '#platform/language/rules/languages.ts';
import { BOUNDS, boundText } from '#platform/text/rules/bounded-text.ts';
import { placeName } from '#tables/table-list/rules/place-name.ts';
import { type PrintLine, RULE, text } from '../paper/print-line.ts';
import { printedTime } from '../paper/printed-time.ts';
import { PRINT_WORDS } from '../words.ts';

interface Place {
  name: string;
  label: string;
}

interface Moved {
  from: Place;
  to: Place;
  /** The orders that are still being cooked for it. */
  orderNos: readonly number[];
  store: { name: string; timeZone: string };
  at: number;
}

/** Tells the kitchen where food goes whose tickets name another table. */
export function renderMoveTicket(
  { from, to, orderNos, store, at }: Moved,
  language: OfficeLanguage,
): PrintLine[] {
  const words = PRINT_WORDS[language];
  const nameOf = ({ name, label }: Place) => nameIn(words.names, placeName({ iden: name, idel: label }));
  const numbers = orderNos.map((orderNo) => `#${orderNo}`).join(' ');
  return [
    text(words.moved(nameOf(from), nameOf(to)), { centred: true, bold: true, size: 'large' }),
    text(`${words.order} ${numbers}`, { bold: true, size: 'tall' }),
    text(boundText(store.name, BOUNDS.store), { right: printedTime(at, store.timeZone) }),
    RULE,
  ];
}

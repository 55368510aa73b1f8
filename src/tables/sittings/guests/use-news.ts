import { useEffect, useRef } from 'react';
import { nameIn } from '#ordering/menu/rules/name-in.ts';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import type { Names } from '#platform/language/rules/words/en.ts';
import { formatSum, parseHundredths } from '#platform/money/rules/money.ts';
import { showToast } from '#platform/phone/guests/state/toasts.ts';
import { newsBetween, type TableNews } from '#tables/at-table/rules/news.ts';
import { placeName } from '#tables/table-list/rules/place-name.ts';
import type { TableTexts } from '../texts/guests/table/en.ts';
import { nameOfGuest, useTableTexts } from '../texts/guests/table/use-table-texts.ts';
import type { SittingView } from '../wire/sittings.ts';

/** Says what happens at the table, also to screen readers, and nothing of each dish that is added. */
export function useTableNews(view: SittingView | null): void {
  const texts = useTableTexts();
  const { names } = useTexts();
  const before = useRef(view);
  useEffect(() => {
    const news = before.current && view ? newsBetween(before.current, view) : [];
    before.current = view;
    for (const one of news) showToast(sentenceOf(one, texts, names, view?.currency ?? ''), toneOf(one));
  }, [view, texts, names]);
}

const toneOf = ({ what }: TableNews) => (what === 'cancelled' ? 'error' : 'info');

function sentenceOf(news: TableNews, texts: TableTexts, names: Names, currency: string): string {
  const { news: said, cart } = texts;
  switch (news.what) {
    case 'wantsIn':
    case 'joined':
      return said[news.what](nameOfGuest(texts, news.guest));
    case 'sent':
      return cart.sent(news.round);
    case 'ready':
    case 'served':
    case 'cancelled':
      return said[news.what](news.round);
    case 'coming':
      return said.coming(news.name);
    case 'paid':
      return said.paid(
        news.guest ? nameOfGuest(texts, news.guest) : texts.staff,
        formatSum(parseHundredths(news.amount) ?? 0, currency),
      );
    case 'moved':
      return said.moved(tableNameIn(names, news.table));
    default:
      return said.closed;
  }
}

/** "Table 12", in the guest's language where the word is known. */
export function tableNameIn(names: Names, { iden, label }: SittingView['table']): string {
  return nameIn(names, placeName({ iden, idel: label }));
}

import { useEffect, useRef } from 'react';
import type { SittingView } from '#domain/api/sittings.ts';
import { newsBetween, type TableNews } from '#domain/at-table/news.ts';
import type { Names } from '#domain/language/words/en.ts';
import { nameIn } from '#domain/menu/name-in.ts';
import { formatSum, parseHundredths } from '#domain/money/money.ts';
import { placeName } from '#domain/store/place-name.ts';
import { showToast } from '../../state/toasts.ts';
import type { TableTexts } from '../../texts/table/en.ts';
import { nameOfGuest, useTableTexts } from '../../texts/table/use-table-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';

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

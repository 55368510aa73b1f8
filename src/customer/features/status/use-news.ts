import { useState } from 'react';
import type { OrderView } from '#domain/api/order.ts';
import { useAfterTexts } from '../../texts/after/use-after-texts.ts';
import { useLanguage } from '../../texts/use-texts.ts';
import { newsOf } from './news.ts';

/** What happened last while the page was open, for a live region. */
export function useNews(order: OrderView): string {
  const texts = useAfterTexts();
  const { locale } = useLanguage();
  const [seen, setSeen] = useState({ order, news: '' });
  if (seen.order !== order) {
    setSeen({ order, news: newsOf(seen.order, order, texts, locale) || seen.news });
  }
  return seen.news;
}

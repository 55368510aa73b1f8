import type { PageKind, PageViewsBody } from '#domain/api/page-views.ts';
import { countLater } from './count-later.ts';

/** Which kinds of page are opened: for the store that is open by the time that they are sent. */
export const notePage = countLater(
  '/api/page-views',
  (profileID, pages: PageKind[]): PageViewsBody => ({ profileID, views: addUp(pages) }),
);

export function addUp(pages: PageKind[]): PageViewsBody['views'] {
  return [...new Set(pages)].map((page) => ({
    page,
    count: pages.filter((other) => other === page).length,
  }));
}

import { expect } from 'vitest';
import { addStory } from '#guests/stories/server/testing/add-story.ts';
import { askForInvoice, sellByPaytm } from '#operators/invoices/server/testing/ask-for-invoice.ts';
import { invoiceHref } from '#operators/plans/rules/invoice.ts';
import type { Sites } from '#platform/site/server/sites.ts';
import type { TestApp } from './test-app.ts';
import { moveOrder, placeTestOrder, TEA, type TestStore, teaStore } from './test-stores.ts';

/** These hours have ended by the noon of these tests, so the menu is view-only. */
const MORNING = { activeStartTime: '07:00', activeEndTime: '11:00' };

/** Addresses of every page for people, by route, with a store and an order that they show. */
export async function openEveryPage(thali: TestApp) {
  const store = await teaStore(thali);
  const closed = await teaStore(thali, { menu: MORNING });
  const [open, served] = [await placeTestOrder(thali, store, TEA), await placeTestOrder(thali, store, TEA)];
  expect((await moveOrder(thali, store, served._id, { from: 1, to: 4 })).status).toBe(200);
  await sellByPaytm(thali);
  const invoice = invoiceHref({ storeId: store.storeId, id: await askForInvoice(thali, store) });
  const story = await addStory(thali, store);
  const pagesOf: Record<string, string[]> = {
    '/{slug}': [`/${store.slug}`, `/${store.slug}?conf=Dine-In&iden=12&idel=Table`, '/none'],
    '/{slug}/book': [`/${store.slug}/book`],
    '/{slug}/book/{reservationId}': [`/${store.slug}/book/${store.storeId}`],
    '/{slug}/line': [`/${store.slug}/line`],
    '/{slug}/tokens': [`/${store.slug}/tokens`],
    '/{slug}/table': [`/${store.slug}/table`],
    '/menu': ['/menu/'],
    '/menu/preview': ['/menu/preview'],
    '/menu/{menuId}': [`/menu/${await menuIdOf(thali, store)}`, `/menu/${await menuIdOf(thali, closed)}`],
    '/{slug}/stories': [`/${store.slug}/stories`, `/${closed.slug}/stories?page=1`],
    '/{slug}/stories/{story}': [`/${store.slug}/stories/${story.slug}`],
    '/stories': ['/stories'],
    '/stories/{story}': ['/stories/none'],
    '/demo': ['/demo/'],
    '/example': ['/example/'],
    '/': ['/'],
    '/place-order': ['/place-order'],
    '/orders': ['/orders'],
    '/thankyou': ['/thankyou'],
    '/thankyou/cancel': ['/thankyou/cancel'],
    '/order': [`/order?s=${open.slug}`, '/order'],
    '/status/{slug}': [`/status/${open.slug}`, `/status/${served.slug}`],
    '/status/{slug}/bill': [`/status/${served.slug}/bill`],
    // This is /auth/*.
    '/*': ['/auth/login', '/auth/register'],
    '/app': ['/app'],
    '/app*': ['/app/dashboard'],
    '/operator': ['/operator'],
    '/operator*': ['/operator/brand'],
    '/invoice/{storeId}/{invoiceId}': [invoice],
    '/invoice/{storeId}/{invoiceId}/pay': [`${invoice}/pay`],
    '/legal/terms': ['/legal/terms'],
    '/legal/privacy': ['/legal/privacy'],
  };
  return { store, order: open, pagesOf };
}

async function menuIdOf(thali: TestApp, { storeId, token }: TestStore): Promise<string> {
  const { body } = await thali.call('GET', `/api/stores/${storeId}/catalogue`, { token });
  return body.menus[0]._id;
}

/** Terms and a privacy policy on pages of this site. */
export function giveLegalPages(sites: Sites): void {
  const { brand, ...kept } = sites.kept(sites.main());
  sites.keep([{ ...kept, brand: { ...brand, terms: '/legal/terms', privacy: '/legal/privacy' } }]);
}

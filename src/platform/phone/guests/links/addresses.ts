/** The public pages that belong to no store. */
export const PLACES = /^\/(menu|demo|example)(\/|$)/;

/** Reservations of a store, one of them, and the line at its door. */
export const RESERVATION = /^\/(?<slug>[^/]+)\/(?<page>book|line)(?:\/(?<id>[^/]+))?\/?$/;

/** Of such a page, by what its address says. */
export const reservationTitle = <Title>(
  titles: Record<'book' | 'line' | 'own', Title>,
  { page, id }: { page?: string | undefined; id?: string | undefined },
): Title => (page === 'line' ? titles.line : id ? titles.own : titles.book);

/** The table where a guest of the store sits. */
export const tableHref = (slug: string) => `/${encodeURIComponent(slug)}/table`;

/** The slug of the example, which is reserved. */
export const EXAMPLE_SLUG = 'example';

/** The query parameter that makes an order's page begin the payment. */
export const PAY = 'pay';

/** Must be loaded as a page: only the server's answer allows the form to the gateway. */
export const payHref = (orderSlug: string) => `/status/${encodeURIComponent(orderSlug)}?${PAY}`;

/** A menu of the store, at the table that the query names. */
export function menuHref(slug: string, men: string, placeQuery: string): string {
  const href = `/${slug}?men=${encodeURIComponent(men)}`;
  return placeQuery === '' ? href : `${href}&${placeQuery}`;
}

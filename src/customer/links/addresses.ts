/** The public pages that belong to no store. */
export const PLACES = /^\/(menu|demo|example)(\/|$)/;

/** No store can have it: the address is taken. */
export const EXAMPLE_SLUG = 'example';

/** What the page of an order is asked with, to go on to its payment. */
export const PAY = 'pay';

/** Its page alone may send a form to the gateway, so that it must be opened as a page and not just shown. */
export const payHref = (orderSlug: string) => `/status/${encodeURIComponent(orderSlug)}?${PAY}`;

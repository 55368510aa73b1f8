import type { PageKind } from '#guests/visits/wire/page-views.ts';
import { PLACES } from '#platform/phone/guests/links/addresses.ts';

const KINDS: [RegExp, PageKind][] = [
  [/^\/(place-order|[^/]+\/table)\/?$/, 'cart'],
  [/^\/orders\/?$/, 'history'],
  [/^\/(order|status\/[^/]+)\/?$/, 'status'],
  [/^\/menu\/[^/]+\/?$/, 'menu'],
  [PLACES, 'other'],
  [/^\/thankyou\/?$/, 'other'],
  [/^\/[^/]+\/?$/, 'menu'],
];

/** The kind of page that a path is counted as. */
export function kindOfPage(path: string): PageKind {
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}

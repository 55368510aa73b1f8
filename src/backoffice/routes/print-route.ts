import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { PRINTABLE, type Printable } from '#domain/api/printing.ts';
import { PAPERS, type Paper } from '#domain/printing/lay-out.ts';
import { root } from './root.tsx';

export interface PrintSearch {
  what: Printable;
  paper: Paper;
}

/** Outside of the office's frame, since it shows only what is printed. */
export const printRoute = createRoute({
  getParentRoute: () => root,
  path: '/app/print/$storeId/$orderId',
  validateSearch: ({ what, paper }: Record<string, unknown>): PrintSearch => ({
    what: PRINTABLE.find((known) => known === what) ?? 'receipt',
    paper: PAPERS.find((known) => known === Number(paper)) ?? 80,
  }),
  component: lazyRouteComponent(() => import('../features/print/print-page.tsx'), 'PrintPage'),
});

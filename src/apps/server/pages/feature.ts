import type { Feature } from '#platform/feature/server/feature.ts';
import { sweepPages } from './sweep-pages.ts';

export const pages: Feature = {
  otherTables: { rendered_pages: 'made anew' },
  hourlyOfStores: { delete: [sweepPages] },
};

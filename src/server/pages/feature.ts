import { feature } from '../platform/feature/feature.ts';
import { sweepPages } from './sweep-pages.ts';

export const pages = feature({
  hourlyOfStores: { delete: [sweepPages] },
});

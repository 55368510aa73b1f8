import type { Ctx } from '#platform/context/server/context.ts';
import type { Feature } from '#platform/feature/server/feature.ts';
import { eraseClosedStores } from './erase-closed-stores.ts';
import { closingRoutes } from './routes.ts';

/** Erases closed stores, with the files of these features. */
export function closingOf(features: readonly Feature[]): Feature {
  const erase = (...asked: [Ctx, string[]]) => eraseClosedStores(...asked, features);
  return { routes: [closingRoutes], hourlyOfStores: { stores: [erase] } };
}

import { LAST_PLAN } from '#domain/plans/plan.ts';
import type { Services } from '../../platform/context/services.ts';
import type { Db } from '../../platform/db/client.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';
import { selectPlans } from './queries.ts';
import { standingOf } from './require-room.ts';

/** Pages read plans without asking the database. Programs that run beside this one read them within a minute. */
export async function keepFooters({ sites }: Pick<Services, 'sites'>, db: Db): Promise<void> {
  const without = (await selectPlans(db)).filter(({ features }) => features.includes('noFooter'));
  const byBrand = Map.groupBy(without, ({ brandId }) => brandId);
  sites.plansWithoutFooter = new Map(
    [...byBrand].map(([brandId, plans]) => [brandId, new Set(plans.map(({ name }) => name))]),
  );
}

type Subscribed = Pick<StoreRow, 'brandId' | 'subscriptionMode' | 'subscriptionStatus' | 'subscriptionEnd'>;

/** Whether a store's pages invite guests to open a restaurant of their own. */
export function hasFooter({ sites }: Pick<Services, 'sites'>, store: Subscribed, now: number): boolean {
  const status = standingOf({ status: store.subscriptionStatus, endsAt: store.subscriptionEnd }, now);
  const without = sites.plansWithoutFooter.get(store.brandId);
  return !without?.has(status === 'ended' ? LAST_PLAN : store.subscriptionMode);
}

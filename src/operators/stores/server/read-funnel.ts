import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import type { Funnel } from '../wire/operator.ts';
import { selectCountedAt, selectFunnel } from './funnel-queries.ts';

const MONTHS = 12;

export async function readFunnel({ db, now, site }: OperatorCtx): Promise<Funnel> {
  const today = new Date(now);
  const since = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - MONTHS + 1, 1));
  return {
    months: await selectFunnel(db, site.brandId, since),
    countedAt: (await selectCountedAt(db))?.toISOString() ?? null,
  };
}

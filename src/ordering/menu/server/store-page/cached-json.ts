import type { Ctx } from '#platform/context/server/context.ts';
import { type CachedBody, cacheBody } from '#platform/http/server/cached-body.ts';
import type { AskedPage, StoreState } from '#platform/ports/server/pages.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

interface MadeData extends StoreState {
  validUntil: number | null;
  view: object;
}

/** Serialises and compresses a body that many guests are sent once, until it changes. */
export function cachedJson(
  { services, now, actor }: Ctx,
  asked: AskedPage,
  make: () => Promise<MadeData>,
): Promise<CachedBody> {
  return services.storePages.get(asked, { now, isAhead: actor.kind === 'system' }, async () => {
    const { revision, state, validUntil, view } = await make();
    return { ...cacheBody(JSON_TYPE, JSON.stringify(view)), revision, state, validUntil };
  });
}

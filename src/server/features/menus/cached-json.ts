import type { Ctx } from '../../platform/context/context.ts';
import { type CachedBody, cacheBody } from '../../platform/http/cached-body.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

interface Data {
  /** The key of the cache: it changes with the data, except for what ends by time alone (`validUntil`). */
  name: string;
  validUntil: number | null;
  view: () => object;
}

/** Serialises and compresses a body that many guests are sent once, until it changes. */
export function cachedJson({ services, now }: Ctx, { name, validUntil, view }: Data): CachedBody {
  const known = services.pages.get(name, now);
  if (known) return known;
  const body = { ...cacheBody(JSON_TYPE, JSON.stringify(view())), validUntil };
  services.pages.set(name, body);
  return body;
}

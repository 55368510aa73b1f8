import type { Ctx } from '../../platform/context/context.ts';
import { type CachedBody, cacheBody } from '../../platform/http/cached-body.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

interface Data {
  /** The same text as long as the data is the same, but for what ends by itself. */
  name: string;
  validUntil: number | null;
  present: () => object;
}

/** What many read is written out once, until it changes. */
export function keepJson({ services, now }: Ctx, { name, validUntil, present }: Data): CachedBody {
  const known = services.pages.get(name, now);
  if (known) return known;
  const body = { ...cacheBody(JSON_TYPE, JSON.stringify(present())), validUntil };
  services.pages.set(name, body);
  return body;
}

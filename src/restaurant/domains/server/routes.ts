import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { domainCalls } from '../wire/domains-calls.ts';
import { checkDomain } from './check-domain.ts';
import { getDomain, removeDomain, setDomain } from './own-domain.ts';

export function domainRoutes(app: App): void {
  serve(app, domainCalls, {
    readDomain: getDomain,
    setDomain: (ctx, { body }) => setDomain(ctx, body.domain),
    removeDomain: (ctx, { query }) => removeDomain(ctx, query.domain),
    checkDomain: (ctx, { body }) => checkDomain(ctx, body.domain),
  });
}

import { domainCalls } from '#domain/api/calls/domains.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
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

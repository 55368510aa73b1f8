import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { isForwarded } from '#platform/http/server/proxies.ts';
import { peerOf } from '#platform/limits/server/network.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { FIRST_BRAND } from '#restaurant/brand/rules/brand.ts';
import { findPlace, isHere } from '#restaurant/moved-stores/server/find-place.ts';
import { proxyCalls } from '../wire/domains-calls.ts';

/** Only the proxy asks, and for itself: what it forwards for others gets no answer. */
export function proxyRoutes(app: App): void {
  const requireProxy = ({ raw, headers }: FastifyRequest) => {
    if (isForwarded(headers) || !app.isProxy(peerOf(raw))) throw new AppError('NOT_FOUND');
  };
  serve(app, proxyCalls, {
    async isTlsAllowed({ services }, request) {
      requireProxy(request);
      const site = await services.sites.at(request.query.domain);
      // The first brand's host is the program's own, which the proxy knows.
      const isKnown = site !== null && (site.store !== null || site.brandId !== FIRST_BRAND);
      if (!isKnown) throw new AppError('NOT_FOUND');
      return null;
    },
    async findStorePlace({ db }, request) {
      requireProxy(request);
      const { name } = request.query;
      const origin = await findPlace(db, { slug: name });
      if (origin === null && !(await isHere(db, name))) throw new AppError('STORE_NOT_FOUND');
      return { origin };
    },
  });
}

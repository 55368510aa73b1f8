import type { FastifyRequest } from 'fastify';
import { proxyCalls } from '#domain/api/calls/domains.ts';
import { AppError } from '#domain/errors.ts';
import { FIRST_BRAND } from '#domain/site/brand.ts';
import { isForwarded } from '../../platform/http/proxies.ts';
import type { App } from '../../platform/http/schemas.ts';
import { peerOf } from '../../platform/limits/network.ts';
import { serve } from '../access/serve.ts';
import { findPlace, isHere } from '../moved-stores/find-place.ts';

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

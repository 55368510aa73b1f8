import { proxyCalls } from '#domain/api/calls/domains.ts';
import { AppError } from '#domain/errors.ts';
import { proxiesOf } from '../../platform/http/proxies.ts';
import type { App } from '../../platform/http/schemas.ts';
import { peerOf } from '../../platform/limits/network.ts';
import { serve } from '../access/serve.ts';

/** Only the proxy asks, and for itself: what it forwards for others gets no answer. */
export function tlsRoute(app: App, trustProxy: boolean | number | string): void {
  const isProxy = proxiesOf(trustProxy);
  serve(app, proxyCalls, {
    async isTlsAllowed({ services }, { query, raw, headers }) {
      const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
      if (isForwarded || !isProxy(peerOf(raw))) throw new AppError('NOT_FOUND');
      const { store } = await services.sites.at(query.domain);
      if (store === null) throw new AppError('NOT_FOUND');
      return null;
    },
  });
}

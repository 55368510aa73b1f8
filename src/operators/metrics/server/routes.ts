import type { FastifyRequest } from 'fastify';
import { metricsCalls } from '#operators/health/wire/health-calls.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { isForwarded, proxiesOf } from '#platform/http/server/proxies.ts';
import { peerOf } from '#platform/limits/server/network.ts';
import { measureProcess } from '#platform/metrics/server/process-gauges.ts';
import { equalInConstantTime } from '#platform/secrets/server/secrets.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { measureWork } from './work-gauges.ts';

const FORMAT = 'text/plain; version=0.0.4; charset=utf-8';
const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

export function metricsRoutes(app: App): void {
  const { services, streams, checkReadiness } = app;
  const { metrics } = services;
  app.addHook('onClose', measureProcess(metrics, app.programVersion));
  metrics.gauge('thali_streams_open', 'Open streams of boards, orders, pages and people.', () => [
    { value: streams.count() },
  ]);
  let isReady = false;
  metrics.gauge('thali_ready', 'Whether orders can be taken, as /readyz says.', () => [
    { value: isReady ? 1 : 0 },
  ]);
  const readWork = measureWork(services);
  const mayRead = createCheck(app);
  serve(app, metricsCalls, {
    async readMetrics(_ctx, request, reply) {
      if (!mayRead(request)) throw new AppError('NOT_FOUND');
      const [ready] = await Promise.allSettled([checkReadiness(), readWork()]);
      isReady = ready.status === 'fulfilled';
      reply.type(FORMAT);
      return metrics.render();
    },
  });
}

/** To everybody else there is no such call. */
function createCheck({ metricsToken, isBehindProxy }: App): (request: FastifyRequest) => boolean {
  const isHere = proxiesOf(false);
  return ({ raw, headers, hostname }) => {
    if (metricsToken !== null)
      return equalInConstantTime(headers.authorization ?? '', `Bearer ${metricsToken}`);
    const isThrough = isBehindProxy || isForwarded(headers);
    return !isThrough && isHere(peerOf(raw)) && LOCAL_NAMES.includes(hostname);
  };
}

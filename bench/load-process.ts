import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import type { Fired, Load } from './load.ts';

process.once('message', async (load: Load) => {
  const { url, connections, seconds, headers = {}, orders, rate } = load;
  let turn = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    ...(rate ? { overallRate: rate } : {}),
    ...(orders
      ? {
          requests: [
            {
              method: 'POST' as const,
              setupRequest(request) {
                const order = orders[turn++ % orders.length];
                return {
                  ...request,
                  path: order?.path ?? '/',
                  body: order?.body ?? '',
                  headers: {
                    ...headers,
                    'content-type': 'application/json',
                    'idempotency-key': randomUUID(),
                  },
                };
              },
            },
          ],
        }
      : {}),
  });
  const fired: Fired = {
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: result.non2xx + result.errors,
  };
  process.send?.(fired);
  process.disconnect();
});

import autocannon from 'autocannon';
import type { Fired, Load } from './load.ts';

process.once('message', async ({ url, connections, seconds, headers, paths }: Load) => {
  let started = 0;
  const result = await autocannon({
    url,
    connections,
    headers,
    ...(seconds === null ? { amount: paths?.length ?? 1 } : { duration: seconds }),
    ...(paths
      ? {
          setupClient(client) {
            const nth = started++;
            const own = paths.filter((_, at) => at % connections === nth);
            client.setRequests(own.map((path) => ({ method: 'GET', path, headers })));
          },
        }
      : {}),
  });
  const fired: Fired = {
    answered: result['2xx'],
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: result.non2xx + result.errors,
  };
  process.send?.(fired);
  process.disconnect();
});

import autocannon from 'autocannon';
import type { Fired, Load } from './load.ts';

process.once('message', async ({ url, connections, seconds, headers }: Load) => {
  const result = await autocannon({ url, connections, duration: seconds, headers });
  const fired: Fired = {
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: result.non2xx + result.errors,
  };
  process.send?.(fired);
  process.disconnect();
});

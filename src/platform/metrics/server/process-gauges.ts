import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Registry } from './registry.ts';

/** Finer would wake an idle process more often. */
const RESOLUTION_MS = 50;
const NANOSECONDS = 1e9;
const QUANTILES = [0.5, 0.99, 1];

/** What the process takes of its machine. The returned function ends the measuring. */
export function measureProcess({ gauge }: Pick<Registry, 'gauge'>, version: string): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  gauge('thali_build_info', 'The running version.', () => [{ value: 1, labels: { version } }]);
  gauge('process_start_time_seconds', 'When the process started.', () => [
    { value: Math.round(performance.timeOrigin / 1000) },
  ]);
  gauge('process_cpu_seconds_total', 'Processor time since the start.', () => {
    const { user, system } = process.cpuUsage();
    return [{ value: (user + system) / 1e6 }];
  });
  gauge('thali_memory_bytes', 'Memory of the process, by kind.', () => {
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
    return Object.entries({ resident: rss, heap_used: heapUsed, heap: heapTotal, external }).map(
      ([kind, value]) => ({ value, labels: { kind } }),
    );
  });
  gauge('thali_event_loop_delay_seconds', 'How late timers were since the last reading.', () => {
    const samples = QUANTILES.map((quantile) => ({
      value:
        delay.count === 0
          ? 0
          : Math.max(delay.percentile(quantile * 100) / NANOSECONDS - RESOLUTION_MS / 1000, 0),
      labels: { quantile: String(quantile) },
    }));
    delay.reset();
    return samples;
  });
  return () => void delay.disable();
}

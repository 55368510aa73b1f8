import type { Collector } from '#platform/tracing/server/export-spans.ts';
import { parseUrl, refuse, type Source } from './env-values.ts';

/** By the names that OpenTelemetry has for them. */
export function parseCollector(source: Source): Collector | null {
  const endpoint = parseUrl(source, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  const { OTEL_EXPORTER_OTLP_HEADERS: headers = '', OTEL_TRACES_SAMPLER_ARG: share = '1' } = source;
  if (endpoint === null) return null;
  const pairs = headers.split(',').filter((pair) => pair.trim() !== '');
  if (pairs.some((pair) => !/^\s*[\w-]+=\S+\s*$/.test(pair)))
    refuse('OTEL_EXPORTER_OTLP_HEADERS', 'a list such as api-key=secret,team=kitchen');
  const ratio = Number(share);
  if (!(ratio >= 0 && ratio <= 1)) refuse('OTEL_TRACES_SAMPLER_ARG', 'a number from 0 to 1');
  return {
    endpoint,
    headers: Object.fromEntries(pairs.map((pair) => splitPair(pair.trim()))),
    ratio,
    service: source.OTEL_SERVICE_NAME || 'thali',
  };
}

/** `%20` stands for what a list of pairs can't hold. */
function splitPair(pair: string): [string, string] {
  const [name = '', ...value] = pair.split('=');
  const plain = value.join('=').replaceAll(/%([0-9a-f]{2})/gi, (_, digits: string) => {
    return String.fromCharCode(Number.parseInt(digits, 16));
  });
  return [name, plain];
}

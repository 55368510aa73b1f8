import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { CLIENT, type Span, type Spans } from './spans.ts';

interface Told {
  request: ClientRequest;
  response?: IncomingMessage;
}

/**
 * Makes a span of each call to another server: of its host alone, since addresses and bodies have secrets. Node tells of
 * them. The returned function ends that.
 */
export function watchCalls(spans: Spans): () => void {
  const open = new WeakMap<ClientRequest, Span | null>();
  const channels: Record<string, (told: Told) => void> = {
    'http.client.request.start': ({ request }) => {
      const { method, host, protocol } = request;
      const attributes = {
        'http.request.method': method,
        'server.address': host,
        'url.scheme': protocol.slice(0, -1),
      };
      open.set(request, spans.begin(`${method} ${host}`, CLIENT, attributes));
    },
    'http.client.response.finish': ({ request, response }) => {
      const status = response?.statusCode ?? 0;
      spans.end(open.get(request) ?? null, { 'http.response.status_code': status }, status >= 400);
    },
    'http.client.request.error': ({ request }) => spans.end(open.get(request) ?? null, {}, true),
  };
  const listeners = Object.entries(channels).map(
    ([name, hear]) => [name, (told: unknown) => hear(told as Told)] as const,
  );
  for (const [name, hear] of listeners) subscribe(name, hear);
  return () => {
    for (const [name, hear] of listeners) unsubscribe(name, hear);
  };
}

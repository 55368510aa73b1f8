import type { FastifyRequest } from 'fastify';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { type Parent, SERVER, type Span, type Spans } from './spans.ts';

/** Who watches the program asks these all the time. */
const NOT_TRACED: readonly unknown[] = ['/healthz', '/readyz', '/metrics'];

/** Makes a span of each request. A trace may begin in a proxy, and never in what a stranger sends. */
export function watchRequests(app: App, spans: Spans, { isBehindProxy }: { isBehindProxy: boolean }): void {
  const open = new WeakMap<FastifyRequest, Span | null>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { url: route = 'none', config } = request.routeOptions;
    const { method } = request;
    // A stream lasts for hours.
    const isStream = config?.call?.schema.produces?.includes('text/event-stream') === true;
    const isTraced = !isStream && !NOT_TRACED.includes(route);
    const parent = isBehindProxy ? parseParent(request.headers.traceparent) : undefined;
    const attributes = { 'http.request.method': method, 'http.route': route, 'thali.request_id': request.id };
    const span = isTraced ? spans.begin(`${method} ${route}`, SERVER, attributes, parent) : null;
    open.set(request, span);
    spans.within(span, done);
  });
  // What comes after a body is called by the socket, outside of the span.
  app.addHook('preValidation', (request, _reply, done) => spans.within(open.get(request) ?? null, done));
  app.addHook('onResponse', async (request, { statusCode }) => {
    spans.end(open.get(request) ?? null, { 'http.response.status_code': statusCode }, statusCode >= 500);
  });
}

/** The header of W3C Trace Context. One that says that the trace is not kept is like none. */
function parseParent(header: unknown): Parent | undefined {
  const found = typeof header === 'string' && /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(header);
  if (!found) return undefined;
  const [, traceId = '', spanId = ''] = found;
  return { traceId, spanId };
}

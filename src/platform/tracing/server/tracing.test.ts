import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createPostJson } from '#platform/http/server/outside/post-json.ts';
import { atEnd } from '#testing/server/at-end.ts';
import { type TestAppChanges, useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, postOrder, TEA, teaStore } from '#testing/server/test-stores.ts';
import { createTracing } from './create-tracing.ts';
import { type CollectedSpan, collectSpans, valuesOf } from './testing/collect-spans.ts';

const [SERVER, CLIENT] = [2, 3];
const ROUTE = '/restaurant/api/store/web/:slug';

async function useTraced({ ratio = 1, ...changes }: TestAppChanges & { ratio?: number } = {}) {
  const collector = await collectSpans();
  const said: string[] = [];
  const settings = {
    endpoint: collector.endpoint,
    headers: { 'x-team': 'kitchen' },
    ratio,
    service: 'menus',
  };
  const tracing = createTracing(settings, '1.2.3', (message) => said.push(message));
  const thali = await useTestApp({ tracing, ...changes });
  tracing.watchDatabase(thali.database);
  atEnd(tracing.close);
  return {
    thali,
    said,
    collector,
    /** What was sent after everything before had been. */
    async spans(): Promise<CollectedSpan[]> {
      await tracing.flush();
      return collector.spans();
    },
  };
}

const ofName = (spans: CollectedSpan[], name: string) => spans.filter((span) => span.name === name);

test('a request is a span with its route and status, and its statements are below it', async () => {
  const { thali, spans, collector } = await useTraced();
  const store = await teaStore(thali);
  await placeTestOrder(thali, store, TEA);
  const all = await spans();
  const [placed] = ofName(all, 'POST /order/create/web/:storeId');
  expect(placed).toMatchObject({ kind: SERVER, status: {} });
  expect(placed).not.toHaveProperty('parentSpanId');
  expect(valuesOf(placed ?? { attributes: [] })).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/order/create/web/:storeId',
    'http.response.status_code': 201,
    'thali.request_id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const below = all.filter(({ parentSpanId }) => parentSpanId === placed?.spanId);
  expect(below.length).toBeGreaterThan(2);
  for (const span of below) {
    expect(span).toMatchObject({ traceId: placed?.traceId, kind: CLIENT });
    expect(valuesOf(span)).toMatchObject({ 'db.system.name': 'postgresql' });
    expect(Number(span.startTimeUnixNano)).toBeGreaterThanOrEqual(Number(placed?.startTimeUnixNano));
    expect(Number(span.endTimeUnixNano)).toBeGreaterThanOrEqual(Number(span.startTimeUnixNano));
  }
  expect(below.map(({ name }) => name)).toEqual(expect.arrayContaining(['begin', 'commit', 'select stores']));

  expect(collector.seen.slice(0, 2)).toEqual(['POST /v1/traces', 'kitchen']);
  const [resource] = collector.batches[0]?.resourceSpans ?? [];
  expect(valuesOf(resource?.resource ?? { attributes: [] })).toMatchObject({
    'service.name': 'menus',
    'service.version': '1.2.3',
  });
});

test('no span names a store, a guest or a secret link', async () => {
  const { thali, spans } = await useTraced();
  const store = await teaStore(thali);
  const more = { name: 'Meera Nair', phone: '9876501234' };
  const { body } = await postOrder(thali, store, { ...TEA, more });
  await thali.call('GET', `/status/${body.slug}`);
  await thali.call('GET', `/restaurant/api/store/web/${store.slug}`);
  const text = JSON.stringify(await spans());
  expect(text).toContain(ROUTE);
  for (const secret of [store.slug, store.storeId, store.token, body.slug, 'Meera', '9876501234'])
    expect(text).not.toContain(secret);
});

test('statements of requests at once stay with their own, however few connections there are', async () => {
  const { thali, spans } = await useTraced();
  Object.assign(thali.database.pool.options, { max: 2 });
  const store = await teaStore(thali);
  const { slug } = await placeTestOrder(thali, store, TEA);
  await Promise.all(Array.from({ length: 12 }, () => thali.call('GET', `/order/status/${slug}`)));
  const all = await spans();
  const requests = ofName(all, 'GET /order/status/:slug');
  const statements = requests.map(({ spanId }) =>
    all.filter(({ parentSpanId }) => parentSpanId === spanId).map(({ name }) => name),
  );
  expect(new Set(requests.map(({ traceId }) => traceId)).size).toBe(12);
  expect(statements[0]?.length).toBeGreaterThan(0);
  expect(statements).toEqual(Array(12).fill(statements[0]));
});

test('a call to another server is a span with its host alone, and one that fails says so', async () => {
  const other = createServer((request, response) => {
    response.writeHead(request.url?.includes('broken') ? 503 : 200).end('{}');
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  atEnd(() => other.close());
  const post = createPostJson({ allowPrivate: true });
  const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const { thali, spans } = await useTraced();
  thali.app.post('/ask-outside', async (request) => {
    const { path } = request.body as { path: string };
    return (await post(`${address}/secret-${path}`, '{}')).status;
  });
  for (const path of ['fine', 'broken']) await thali.call('POST', '/ask-outside', { body: { path } });
  other.close();
  await thali.call('POST', '/ask-outside', { body: { path: 'gone' } });
  const all = await spans();
  const requests = ofName(all, 'POST /ask-outside');
  const calls = ofName(all, 'POST 127.0.0.1');
  expect(
    calls.map((span) => [span.parentSpanId, span.status, valuesOf(span)['http.response.status_code']]),
  ).toEqual([
    [requests[0]?.spanId, {}, 200],
    [requests[1]?.spanId, { code: 2 }, 503],
    [requests[2]?.spanId, { code: 2 }, undefined],
  ]);
  expect(requests.map(({ status }) => status)).toEqual([{}, {}, { code: 2 }]);
  expect(JSON.stringify(all)).not.toContain('secret-');
});

test('a trace goes on where a proxy began it, and nowhere else', async () => {
  const parent = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', parentSpanId: '00f067aa0ba902b7' };
  const headers = { traceparent: `00-${parent.traceId}-${parent.parentSpanId}-01` };
  const behind = await useTraced({ trustProxy: 1 });
  await behind.thali.call('GET', '/no/such/address', { headers });
  await behind.thali.call('GET', '/no/such/address', { headers: { traceparent: 'nonsense' } });
  const [first, second] = ofName(await behind.spans(), 'GET none');
  expect(first).toMatchObject(parent);
  expect(second).not.toHaveProperty('parentSpanId');
  const open = await useTraced();
  await open.thali.call('GET', '/no/such/address', { headers });
  const [third] = ofName(await open.spans(), 'GET none');
  expect(third?.traceId).not.toBe(parent.traceId);
});

test('the process is asked how it is without a trace, and a share of nothing keeps none', async () => {
  const { thali, spans } = await useTraced();
  for (const url of ['/healthz', '/readyz', '/metrics']) await thali.call('GET', url);
  expect(await spans()).toEqual([]);
  const none = await useTraced({ ratio: 0 });
  await teaStore(none.thali);
  expect(await none.spans()).toEqual([]);
});

test('a collector that does not take them is told of once, and no request notices', async () => {
  const { thali, spans, said, collector } = await useTraced();
  collector.answer(503);
  for (let round = 0; round < 3; round++) {
    await thali.call('GET', '/no/such/address');
    await spans();
  }
  expect(said).toEqual([`Traces can't be sent to ${collector.endpoint}/v1/traces: it answered 503`]);
  collector.answer(200);
  await thali.call('GET', '/no/such/address');
  expect(ofName(await spans(), 'GET none')).toHaveLength(4);
});

import { expect, test } from 'vitest';
import { collectSpans } from '../../src/platform/tracing/server/testing/collect-spans.ts';
import { whenReady } from '../harness/program.ts';
import { runProgram, useDataDir } from '../harness/test-program.ts';

test('with a collector, the program sends what it has done, the last of it when it stops', async () => {
  const collector = await collectSpans();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_SERVICE_NAME: 'menus' };
  const program = runProgram(await useDataDir(), env);
  const url = await whenReady(program);
  expect((await fetch(`${url}/api/store-pages/no-such-store`)).status).toBe(404);
  program.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  const spans = collector.spans();
  const request = spans.find(({ name }) => name === 'GET /api/store-pages/:slug');
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.map(({ name }) => name)).toContain('select store_routes');
});

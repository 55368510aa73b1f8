import fc from 'fast-check';
import type { Endpoint } from '#platform/calls/wire/endpoints.ts';
import { jsonSchema } from '#platform/http/server/documents/schemas.ts';
import { mutationsOf } from '#testing/server/mutations.ts';
import { urlOf } from '#testing/server/scene.ts';
import type { SampleRequest } from './sample.ts';
import { valuesOf } from './values-of-schema.ts';
import type { World } from './world.ts';

/** As it is sent, so that a failure can be tried again by hand. */
export interface FuzzRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

const DATES = ['2026-11-20', '2026-11-20T07:00:00.000Z', '12:30'];
const PLACES = ['http://127.0.0.1:9', 'https://127.0.0.1:9/there?a=b', '+919876543210'];

/** Requests with whatever the schema of the call may hold, and some that differ in one value from a right one. */
export function requestsOf(call: Endpoint, sample: SampleRequest, world: World): fc.Arbitrary<FuzzRequest> {
  const { schema, url } = call;
  const known = [...Object.values(world.params), ...Object.values(world.emailOf), 'Tea', ...DATES, ...PLACES];
  const part = (given: (typeof schema)['body']) =>
    given ? valuesOf(jsonSchema(given, 'input'), known) : fc.constant({});
  const path = url.replace(/:(\w+)/g, '{$1}');
  const urlWith = (params: unknown) => urlOf({ path }, world, encoded(params));

  const right = urlWith(sample.params);
  const urls = fc.oneof(
    { weight: 6, arbitrary: fc.constant(right) },
    { weight: 1, arbitrary: part(schema.params).map(urlWith) },
  );
  const queries = fc.oneof(
    { weight: 1, arbitrary: fc.constant(sample.query ?? '') },
    {
      weight: 4,
      arbitrary: part(schema.querystring).map((query) => `?${new URLSearchParams(textsOf(query))}`),
    },
  );
  const headers = fc.oneof(
    fc.constant({ 'if-match': '"1"', ...sample.headers }),
    part(schema.headers).map((given) => ({ ...sample.headers, ...sendable(given) })),
  );
  const { body = {} } = sample;
  const bodies = Buffer.isBuffer(body)
    ? fc.oneof(
        fc.constant(body),
        fc.uint8Array().map((bytes) => Buffer.from(bytes)),
      )
    : bodiesOf(call, part(schema.body), body as object | string);
  return fc.record({ url: urls, query: queries, headers, body: bodies }).map((made) => {
    const asked = { method: call.method, url: `${made.url}${made.query === '?' ? '' : made.query}` };
    if (call.method === 'GET') return { ...asked, headers: made.headers };
    const type = schema.consumes?.[0] ?? 'application/json';
    return { ...asked, headers: { 'content-type': type, ...made.headers }, body: made.body };
  });
}

function bodiesOf(
  { schema }: Endpoint,
  made: fc.Arbitrary<unknown>,
  sample: object | string,
): fc.Arbitrary<string> {
  const isForm = schema.consumes?.[0]?.endsWith('urlencoded');
  if (isForm) return made.map((body) => new URLSearchParams(textsOf(body)).toString());
  const json = made.map((body) => JSON.stringify(body) ?? '');
  if (typeof sample === 'string') return fc.oneof(json, fc.constant(sample));
  if (Object.keys(sample).length === 0) return json;
  const right = fc.constant(JSON.stringify(sample));
  return fc.oneof(
    { weight: 3, arbitrary: json },
    { weight: 3, arbitrary: mutationsOf(sample) },
    { weight: 1, arbitrary: right },
  );
}

/** What is no record has no parts to send. */
const textsOf = (given: unknown): [string, string][] =>
  typeof given === 'object' && given !== null
    ? Object.entries(given).map(([name, value]) => [name, textOf(value)])
    : [];

const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

const encoded = (given: unknown) =>
  Object.fromEntries(textsOf(given).map(([name, value]) => [name, encodeURIComponent(value) || 'none']));

/** Clients send no line breaks and no letters beyond ASCII. */
const sendable = (given: unknown) =>
  Object.fromEntries(
    textsOf(given).filter(([name, value]) => /^[a-z-]+$/.test(name) && /^[\x20-\x7e]*$/.test(value)),
  );

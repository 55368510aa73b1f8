import { request as requestSecure } from 'node:https';
import { beside } from '#platform/work/server/beside.ts';
import type { Span } from './spans.ts';

/** A plain import would also load fetch. */
const { request: requestPlain } = process.getBuiltinModule('node:http');

export interface Collector {
  /** The address of OTLP over HTTP, without `/v1/traces`. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  /** Of each trace, how many are kept: 0 to 1. */
  ratio: number;
  /** What the program is called among others. */
  service: string;
}

export interface Exporter {
  keep(span: Span): void;
  /** Sends what there is. */
  flush(): Promise<void>;
  /** Sends what is left, and stops. */
  close(): Promise<void>;
}

const EVERY_MS = 5_000;
/** The program waits for the last batch when it stops. */
const ANSWER_MS = 2_000;
const AT_ONCE = 512;
/** What comes while the collector does not answer is dropped beyond this. */
const MOST_KEPT = 4_096;

interface Options {
  collector: Collector;
  version: string;
  /** Runs the sending, which is part of no trace. */
  apart: <T>(work: () => T) => T;
  /** Told once for each time that the collector can't be reached. */
  say: (message: string) => void;
}

/** Sends spans in batches, in the JSON of OTLP. A batch that fails is lost: nobody waits for it. */
export function createExporter({ collector, version, apart, say }: Options): Exporter {
  const url = `${collector.endpoint}/v1/traces`;
  let kept: Span[] = [];
  let sending: Promise<void> = Promise.resolve();
  let isReached = true;

  async function sendKept(): Promise<void> {
    while (kept.length > 0) {
      const batch = kept.slice(0, AT_ONCE);
      kept = kept.slice(AT_ONCE);
      const body = toOtlp(batch, collector.service, version);
      const problem = await apart(() => post(url, collector.headers, body));
      if (problem !== null && isReached) say(`Traces can't be sent to ${url}: ${problem}`);
      isReached = problem === null;
      if (!isReached) return;
    }
  }
  const send = () => {
    sending = sending.then(sendKept, sendKept);
    return sending;
  };
  const sendSoon = () => beside(send, (error) => say(`Traces can't be sent to ${url}: ${error}`));
  const timer = setInterval(sendSoon, EVERY_MS);
  timer.unref();

  return {
    keep(span) {
      if (kept.length >= MOST_KEPT) return;
      kept.push(span);
      if (kept.length === AT_ONCE) sendSoon();
    },
    flush: send,
    close() {
      clearInterval(timer);
      return send();
    },
  };
}

/** What went wrong, or null. */
function post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<string | null> {
  const make = url.startsWith('https:') ? requestSecure : requestPlain;
  return new Promise((resolve) => {
    const request = make(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
      timeout: ANSWER_MS,
    });
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.on('error', ({ message }) => resolve(message));
    request.on('response', (response) => {
      const { statusCode: status = 0 } = response;
      response.resume();
      resolve(status < 300 ? null : `it answered ${status}`);
    });
    request.end(body);
  });
}

const nanoseconds = (ms: number) => `${Math.round(ms * 1_000)}000`;

const attribute = ([key, value]: [string, string | number | undefined]) =>
  value === undefined
    ? []
    : [{ key, value: typeof value === 'number' ? { intValue: value } : { stringValue: value } }];

function toOtlp(spans: readonly Span[], service: string, version: string): string {
  const resource = { 'service.name': service, 'service.version': version, 'process.pid': process.pid };
  return JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: Object.entries(resource).flatMap(attribute) },
        scopeSpans: [{ scope: { name: 'thali', version }, spans: spans.map(toSpan) }],
      },
    ],
  });
}

function toSpan({ traceId, spanId, parentId, name, kind, start, end, attributes, hasFailed }: Span) {
  return {
    traceId,
    spanId,
    ...(parentId === null ? {} : { parentSpanId: parentId }),
    name,
    kind,
    startTimeUnixNano: nanoseconds(start),
    endTimeUnixNano: nanoseconds(end),
    attributes: Object.entries(attributes).flatMap(attribute),
    status: hasFailed ? { code: 2 } : {},
  };
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** As OpenTelemetry numbers them. */
export const SERVER = 2;
export const CLIENT = 3;

type Attributes = Record<string, string | number | undefined>;

/** A piece of work with its time. Its name and attributes have no ids of stores or people, and no addresses. */
export interface Span {
  traceId: string;
  spanId: string;
  parentId: string | null;
  name: string;
  kind: typeof SERVER | typeof CLIENT;
  /** Milliseconds since 1970, with parts of them. */
  start: number;
  end: number;
  attributes: Attributes;
  hasFailed: boolean;
}

export interface Spans {
  begin(name: string, kind: Span['kind'], attributes: Attributes, parent?: Parent | null): Span | null;
  end(span: Span | null, attributes?: Attributes, hasFailed?: boolean): void;
  /** Runs the work as part of the span; of none, it makes no spans of its own. */
  within<T>(span: Span | null, work: () => T): T;
  current(): Span | null | undefined;
}

export type Parent = Pick<Span, 'traceId' | 'spanId'>;

const now = () => performance.timeOrigin + performance.now();

/** Whether a trace is kept is settled where it begins. `null` is a span of a trace that is not kept. */
export function createSpans(ratio: number, keep: (span: Span) => void): Spans {
  const storage = new AsyncLocalStorage<Span | null>();
  return {
    begin(name, kind, attributes, parent) {
      const above = parent ?? storage.getStore();
      if (above === null || (above === undefined && Math.random() >= ratio)) return null;
      return {
        traceId: above?.traceId ?? randomBytes(16).toString('hex'),
        spanId: randomBytes(8).toString('hex'),
        parentId: above?.spanId ?? null,
        name,
        kind,
        start: now(),
        end: 0,
        attributes,
        hasFailed: false,
      };
    },
    end(span, attributes = {}, hasFailed = false) {
      if (span === null || span.end !== 0) return;
      Object.assign(span.attributes, attributes);
      span.end = now();
      span.hasFailed = hasFailed;
      keep(span);
    },
    within: (span, work) => storage.run(span, work),
    current: () => storage.getStore(),
  };
}

import { type Operation, readOperations } from '#testing/server/operations.ts';
import { urlOf } from '#testing/server/scene.ts';
import type { TestApp } from '#testing/server/test-app.ts';
import type { SampleRequest } from './sample.ts';
import { sampleFor } from './sample-for.ts';
import type { World } from './world.ts';

export const SERVED = 'served';

/** The headers that identify the caller, without those that could show another site. */
export function askerIn({ authorization, cookie }: Record<string, string>): Record<string, string> {
  return { ...(authorization ? { authorization } : {}), ...(cookie ? { cookie } : {}) };
}

export function outcome(status: number, text: string): string {
  if (status >= 200 && status < 400) return SERVED;
  return `${status} ${text.startsWith('{') ? JSON.parse(text).code : text}`;
}

/** Asks any operation of the document, as anybody. */
export async function openAsking(thali: TestApp, world: World) {
  const address = await thali.listen();
  const operations = new Map((await readOperations(thali)).map((entry) => [entry.operationId, entry]));

  function operationOf(name: string): Operation {
    const operation = operations.get(name.split('/')[0] ?? '');
    if (!operation) throw new Error(`The document has no operation for the table's entry "${name}"`);
    return operation;
  }

  const sampleOf = (name: string, asker: Record<string, string> = {}): Promise<SampleRequest> =>
    sampleFor(name, world, asker);

  /** The outcome: "served", or the status with the code of the refusal. */
  async function ask(
    name: string,
    headers: Record<string, string>,
    made: SampleRequest | null = null,
  ): Promise<string> {
    const operation = operationOf(name);
    const sample = made ?? (await sampleOf(name, askerIn(headers)));
    const url = urlOf(operation, world, sample.params) + (sample.query ?? '');
    if (operation.method === 'GET' && operation.path.endsWith('/events')) return askForStream(url, headers);
    const answer = await thali.call(operation.method, url, {
      headers: { ...sample.headers, ...headers },
      ...(sample.body === undefined ? {} : { body: sample.body }),
    });
    return outcome(answer.status, answer.text);
  }

  /** A stream never ends, so only its head is read. */
  async function askForStream(url: string, headers: Record<string, string>): Promise<string> {
    const leave = new AbortController();
    const answer = await fetch(address + url, { headers, signal: leave.signal });
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
    const result = isStream ? SERVED : outcome(answer.status, await answer.text());
    leave.abort();
    return result;
  }

  return { ask, operationOf, sampleOf };
}

import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Sent {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what the harness reads of an answer, it then checks.
  body: any;
}

interface SendOptions {
  headers?: Record<string, string>;
  body?: unknown;
  agent?: Agent;
}

const TIMEOUT_MS = 15_000;

/** One request; a connection that breaks before the whole answer is there rejects. */
export function send(
  url: string,
  method: string,
  path: string,
  { headers = {}, body, agent }: SendOptions = {},
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const options = {
      method,
      timeout: TIMEOUT_MS,
      headers: { ...type, ...headers },
      ...(agent ? { agent } : {}),
    };
    const call = request(new URL(path, url), options, (answer) => {
      text(answer)
        .then((answered) => {
          if (!answer.complete) throw new Error('The answer was cut off');
          resolve({ status: answer.statusCode ?? 0, body: answered === '' ? null : JSON.parse(answered) });
        })
        .catch(reject);
    });
    call.on('timeout', () => call.destroy(new Error(`No answer to ${method} ${path} in ${TIMEOUT_MS} ms`)));
    call.on('error', reject);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

export function newAgent(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 1 });
}

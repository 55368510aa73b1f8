import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Answer, callThrough } from '../../src/testing/server/call.ts';
import type { Api } from '../../src/testing/server/test-stores.ts';

const TIMEOUT_MS = 15_000;

export interface Client extends Api {
  close(): void;
}

/**
 * Makes calls over connections of its own. A call rejects if the connection breaks before the whole answer.
 */
export function createClient(url: string): Client {
  const agent = new Agent({ keepAlive: true });
  return {
    call: callThrough(
      (method, path, { headers = {}, token, body }) =>
        new Promise<Answer>((resolve, reject) => {
          const options = {
            method,
            agent,
            timeout: TIMEOUT_MS,
            headers: {
              ...(body === undefined ? {} : { 'content-type': 'application/json' }),
              ...(token === undefined ? {} : { authorization: `token ${token}` }),
              ...headers,
            },
          };
          const call = request(new URL(path, url), options, (answer) => {
            text(answer)
              .then((answered) => {
                if (!answer.complete) throw new Error('The answer was cut off');
                const { statusCode: status = 0, headers: sent } = answer;
                const isJson = sent['content-type']?.startsWith('application/json');
                resolve({
                  status,
                  headers: sent,
                  text: answered,
                  body: isJson ? JSON.parse(answered) : null,
                });
              })
              .catch(reject);
          });
          call.on('timeout', () =>
            call.destroy(new Error(`No answer to ${method} ${path} in ${TIMEOUT_MS} ms`)),
          );
          call.on('error', reject);
          call.end(body === undefined || typeof body === 'string' ? body : JSON.stringify(body));
        }),
    ),
    close: () => agent.destroy(),
  };
}

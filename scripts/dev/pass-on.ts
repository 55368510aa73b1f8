import { request as ask, type IncomingMessage, type RequestOptions, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

const AGAIN_MS = 100;
const TRIES = 300;

/** Asks the program for the answer, and waits while it starts again. Pages are completed on the way. */
export async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  complete: (url: string, html: string) => Promise<string>,
): Promise<void> {
  const { method, url = '', headers } = request;
  // Pages must not come compressed, or from the browser's cache.
  const plain = { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' };
  const isPage = headers.accept?.includes('text/html');
  const answer = await send(request, { port, method, path: url, headers: isPage ? plain : headers });
  const { statusCode = 502, headers: kept } = answer;
  if (!kept['content-type']?.startsWith('text/html')) {
    // A stream ends with its reader.
    response.on('close', () => answer.destroy());
    response.writeHead(statusCode, kept);
    answer.pipe(response);
    return;
  }
  // The security policy allows only built scripts.
  const { 'content-security-policy': _, 'content-length': __, etag: ___, ...others } = kept;
  const html = await complete(url, await text(answer));
  response.writeHead(statusCode, { ...others, 'cache-control': 'no-store' }).end(html);
}

/** Only requests without a body are repeated, because a body can be sent only once. */
async function send(request: IncomingMessage, options: RequestOptions): Promise<IncomingMessage> {
  const mayRepeat = options.method === 'GET' || options.method === 'HEAD';
  for (let attempt = 1; ; attempt++) {
    try {
      return await new Promise((resolve, reject) => {
        const asked = ask({ host: '127.0.0.1', ...options }, resolve).on('error', reject);
        if (mayRepeat) asked.end();
        else request.pipe(asked);
      });
    } catch (error) {
      if (!mayRepeat || attempt === TRIES || (error as NodeJS.ErrnoException).code !== 'ECONNREFUSED')
        throw error;
      await wait(AGAIN_MS);
    }
  }
}

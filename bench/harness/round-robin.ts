import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

export interface FrontProxy {
  url: string;
  /** The addresses of the processes change when one starts again. */
  leadTo(upstreams: string[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * A proxy that gives each request to the next process. A request that has reached none goes to another one; what happens
 * to a request that has is unknown, so its connection ends and the client decides.
 */
export async function startRoundRobin(first: string[]): Promise<FrontProxy> {
  let upstreams = first;
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const pass = (incoming: IncomingMessage, reply: ServerResponse, body: Buffer, triesLeft: number) => {
    const upstream = upstreams[turn++ % upstreams.length];
    const { method = 'GET', url = '/', headers } = incoming;
    const outgoing = request(new URL(url, upstream), { method, headers, agent }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
      answer.on('close', () => reply.destroy());
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && triesLeft > 0) pass(incoming, reply, body, triesLeft - 1);
      else reply.destroy();
    });
    reply.on('close', () => outgoing.destroy());
    outgoing.end(body);
  };
  const server = createServer(async (incoming, reply) => {
    const parts: Buffer[] = await incoming.toArray().catch(() => []);
    pass(incoming, reply, Buffer.concat(parts), upstreams.length);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('Not listening');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async leadTo(others) {
      upstreams = others;
    },
    async close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

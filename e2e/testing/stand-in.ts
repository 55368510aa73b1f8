import type { IncomingMessage, Server, ServerResponse } from 'node:http';

type StandIn = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Answers some requests in the program's place, or holds them, until it is stopped. */
export function standIn(server: Server, takes: StandIn): { stop(): void } {
  const emit = server.emit;
  const waiting: (() => void)[] = [];
  server.emit = (name: string | symbol, ...parts: unknown[]) => {
    const pass = (): boolean => Reflect.apply(emit, server, [name, ...parts]);
    if (name !== 'request') return pass();
    const [request, response] = parts as [IncomingMessage, ServerResponse];
    if (!takes(request, response)) return pass();
    if (!response.writableEnded && !response.destroyed) waiting.push(pass);
    return true;
  };
  return {
    stop() {
      server.emit = emit;
      for (const pass of waiting.splice(0)) pass();
    },
  };
}

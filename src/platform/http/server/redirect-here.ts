import type { FastifyReply } from 'fastify';
import type { Site } from '#platform/site/server/sites.ts';

const HERE = 'http://here.invalid';

/** The only redirects in the program. They always go to one of our own pages, whatever is in the address. */
export function redirectHere(reply: FastifyReply, path: string, status: 301 | 302 | 303 | 308): FastifyReply {
  return reply.redirect(pathHere(path), status);
}

/** To a page on the host of a store, or from there to the program's. */
export function redirectTo({ origin }: Site, reply: FastifyReply, path: string): FastifyReply {
  return reply.redirect(origin + pathHere(path), 302);
}

const pathHere = (path: string): string => localPath(path) ?? '/';

/** In place of an answer that is about to be sent. The request is repeated there with its method and its body. */
export function leadTo(origin: string, reply: FastifyReply, path: string): void {
  reply.code(307).header('location', origin + pathHere(path));
}

/** Parses as browsers do: `//other.example` and `/\other.example` are on another site. */
function localPath(path: string): string | null {
  const url = path.startsWith('/') ? URL.parse(path, HERE) : null;
  const isOurs = url?.origin === HERE && !url.pathname.startsWith('//');
  return isOurs ? url.pathname + url.search : null;
}

import type { FastifyReply } from 'fastify';
import type { Site } from '../site/sites.ts';

const HERE = 'http://here.invalid';

/** The redirects of pages. They always go to one of our own pages, whatever is in the address. */
export function redirectHere(reply: FastifyReply, path: string, status: 301 | 302 | 303 | 308): FastifyReply {
  return reply.redirect(pathHere(path), status);
}

/** To a page on the host of a store, or from there to the program's. */
export function redirectTo({ origin }: Site, reply: FastifyReply, path: string): FastifyReply {
  return reply.redirect(origin + pathHere(path), 302);
}

/** The path on this or another origin of ours: that of the start page, if the address means another site. */
export const pathHere = (path: string): string => localPath(path) ?? '/';

/** Parses as browsers do: `//other.example` and `/\other.example` are on another site. */
function localPath(path: string): string | null {
  const url = path.startsWith('/') ? URL.parse(path, HERE) : null;
  const isOurs = url?.origin === HERE && !url.pathname.startsWith('//');
  return isOurs ? url.pathname + url.search : null;
}

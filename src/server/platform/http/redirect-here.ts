import type { FastifyReply } from 'fastify';

const HERE = 'http://here.invalid';

/** The only redirect in the program. It always goes to one of our own pages, whatever is in the address. */
export function redirectHere(reply: FastifyReply, path: string, status: 301 | 302 | 303): FastifyReply {
  return reply.redirect(localPath(path) ?? '/', status);
}

/** Parses as browsers do: `//other.example` and `/\other.example` are on another site. */
function localPath(path: string): string | null {
  const url = path.startsWith('/') ? URL.parse(path, HERE) : null;
  const isOurs = url?.origin === HERE && !url.pathname.startsWith('//');
  return isOurs ? url.pathname + url.search : null;
}

import type { FastifyReply } from 'fastify';

const HERE = 'http://here.invalid';

/** The only redirect there is: to a page of ours, whatever a request has put into its address. */
export function leadTo(reply: FastifyReply, path: string, status: 301 | 302 | 303): FastifyReply {
  return reply.redirect(pathHere(path) ?? '/', status);
}

/** Read as browsers read it: `//other.example` and `/\other.example` lead to another site. */
function pathHere(path: string): string | null {
  const url = path.startsWith('/') ? URL.parse(path, HERE) : null;
  const isOurs = url?.origin === HERE && !url.pathname.startsWith('//');
  return isOurs ? url.pathname + url.search : null;
}

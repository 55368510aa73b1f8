import type { FastifyReply, FastifyRequest } from 'fastify';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import { keepDevice } from './access.ts';
import { SESSION_LIFETIME_MS } from './find-session.ts';
import { logOut } from './log-out.ts';

/** Signs the browser in. It forgets the session that it had, and so does the database. */
export async function keepSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, account }: { token: string; account: { id: string } },
): Promise<void> {
  const { sessionCookie, cookieOptions } = request.server;
  const former = request.cookies[sessionCookie];
  if (former !== undefined) await logOut(guestContext(services), former);
  reply.setCookie(sessionCookie, token, { ...cookieOptions, maxAge: SESSION_LIFETIME_MS / 1000 });
  keepDevice(services, request, reply, account.id);
}

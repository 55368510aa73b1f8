import type { FastifyReply, FastifyRequest } from 'fastify';
import { guestContext } from '#platform/context/server/context.ts';
import type { Services } from '#platform/context/server/services.ts';
import { setDeviceCookie } from './access.ts';
import { logOut } from './end-sessions.ts';
import { SESSION_LIFETIME_MS } from './find-session.ts';

/** Signs the browser in, and deletes its former session. */
export async function setSessionCookie(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, account }: { token: string; account: { id: string } },
): Promise<void> {
  const { sessionCookie, cookieOptions } = request.server;
  const former = request.cookies[sessionCookie];
  if (former !== undefined) await logOut(guestContext(services), former);
  reply.setCookie(sessionCookie, token, { ...cookieOptions, maxAge: SESSION_LIFETIME_MS / 1000 });
  setDeviceCookie(services, request, reply, account.id);
}

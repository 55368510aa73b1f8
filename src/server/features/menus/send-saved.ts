import type { FastifyReply } from 'fastify';
import type { SavedJson } from './replace-catalogue.ts';

export function sendSaved(reply: FastifyReply, { revision, json }: SavedJson): FastifyReply {
  return sendJson(reply.header('etag', `"${revision}"`), json);
}

/** Sends text that is JSON already. */
export function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Buffer.from(json));
}

import type { FastifyReply } from 'fastify';
import type { SavedJson } from './replace-catalogue.ts';

export function sendSaved(reply: FastifyReply, { revision, json }: SavedJson): FastifyReply {
  return reply
    .header('etag', `"${revision}"`)
    .type('application/json; charset=utf-8')
    .send(Buffer.from(json));
}

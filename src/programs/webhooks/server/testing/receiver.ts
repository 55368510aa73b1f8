import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { ApiEvent } from '#programs/v1/wire/events.ts';
import { atEnd } from '#testing/server/at-end.ts';

interface Heard {
  id: string;
  headers: Record<string, string>;
  body: string;
  event: ApiEvent;
}

export interface Receiver {
  url: string;
  heard: Heard[];
  /** What it answers next: a status, or nothing at all. */
  answer: number | 'nothing';
}

/** Somebody else's program, which is told what happens. */
export async function openReceiver(): Promise<Receiver> {
  const receiver: Receiver = { url: '', heard: [], answer: 204 };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const headers = request.headers as Record<string, string>;
    receiver.heard.push({ id: headers['webhook-id'] ?? '', headers, body, event: JSON.parse(body) });
    if (receiver.answer !== 'nothing') response.writeHead(receiver.answer, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/thali`;
  return receiver;
}

/** As a receiver verifies it by the specification, whose library asks the clock of this machine. Fails if it is forged. */
export function verify(secret: string, { headers, body }: Heard): unknown {
  const sent = new Date(Number(headers['webhook-timestamp']) * 1000);
  const webhook = new Webhook(secret);
  if (webhook.sign(headers['webhook-id'] ?? '', sent, body) !== headers['webhook-signature'])
    throw new Error('The signature is another one');
  return JSON.parse(body);
}

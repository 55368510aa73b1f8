// Prints what happens in a restaurant, as its webhook tells it:
//   THALI_WEBHOOK_SECRET=whsec_… PORT=8080 node examples/hear-webhooks.ts
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const { THALI_WEBHOOK_SECRET = '', PORT = '8080' } = process.env;
const webhook = new Webhook(THALI_WEBHOOK_SECRET);
const known = new Set<string>();

const server = createServer(async (request, response) => {
  const headers = request.headers as Record<string, string>;
  const id = headers['webhook-id'] ?? '';
  try {
    const { type, data } = webhook.verify(await text(request), headers) as { type: string; data: object };
    // A delivery may come twice, with the same id.
    if (!known.has(id)) console.log(type, JSON.stringify(data));
    known.add(id);
    response.writeHead(204).end();
  } catch {
    response.writeHead(401).end();
  }
});
server.listen(Number(PORT), () => {
  const { port } = server.address() as AddressInfo;
  console.log(`Listening on http://localhost:${port}`);
});

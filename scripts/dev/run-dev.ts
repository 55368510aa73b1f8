// npm run dev: the program without a build. A change of the server starts it again, one of a front end is shown at once.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { ENVIRONMENT, NODE_FLAGS } from '../run-with.mjs';
import { startFrontEnds } from './front-ends.ts';
import { keepRunning } from './keep-running.ts';
import { passOn } from './pass-on.ts';
import { writePages } from './write-pages.ts';

const PORT = Number(process.env['PORT'] ?? 3000);

const server = createServer();
const inner = await freePort();
server.listen(PORT, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;

const program = keepRunning([...NODE_FLAGS, 'src/apps/server/main.ts'], {
  ...ENVIRONMENT,
  PUBLIC_URL: `http://localhost:${port}`,
  ...process.env,
  PAGES_DIR: await writePages(),
  PORT: String(inner),
  HOST: '127.0.0.1',
});
const frontEnds = await startFrontEnds(server);
server.on('request', (request, response) => {
  frontEnds.answer(request, response, () => {
    passOn(request, response, inner, frontEnds.complete).catch((error: Error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(`${error.message}\n`);
    });
  });
});

await Promise.race((['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map((signal) => once(process, signal)));
await Promise.all([program.stop(), frontEnds.close()]);
process.exit(0);

/** The program listens beside this process, which passes requests on to it. */
async function freePort(): Promise<number> {
  const probe = createSocket().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

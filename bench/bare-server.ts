import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';

// A node:http server that sends the given file with our headers: the best that the platform can do.
// With `stream` the answer stays open.
const [file = '', headers = '{}', kind = ''] = process.argv.slice(2);
const body = readFileSync(file);
const fields = JSON.parse(headers) as Record<string, string>;

const open: ServerResponse[] = [];

const server = createServer((_request, response) => {
  response.writeHead(200, fields);
  if (kind === 'stream') open.push(response);
  if (kind === 'stream') response.write(body);
  else response.end(body);
});
// All get one more event.
process.on('message', () => {
  for (const response of open) response.write(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address !== null ? address.port : 0);
});

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// What node:http can do at best: the given file, with the headers that our answer has.
const [file = '', headers = '{}'] = process.argv.slice(2);
const body = readFileSync(file);
const fields = JSON.parse(headers) as Record<string, string>;

const server = createServer((_request, response) => {
  response.writeHead(200, fields);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address !== null ? address.port : 0);
});

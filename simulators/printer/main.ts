import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { drawPaper } from './draw-paper.ts';

/** A network printer that puts a picture of each ticket into a folder: `node simulators/printer/main.ts [folder]`. */
const [folder = 'printed'] = process.argv.slice(2);
const PORT = Number(process.env['PRINTER_PORT'] ?? 9100);
const DOTS = Number(process.env['PRINTER_DOTS'] ?? 576);
const READY = Buffer.from([0x12]);
const CUT = Buffer.from([0x1d, 0x56, 66, 0]);

let tickets = 0;

async function keep(ticket: Buffer): Promise<void> {
  const file = join(folder, `ticket-${String(++tickets).padStart(3, '0')}.png`);
  await writeFile(file, await drawPaper(ticket, DOTS));
  process.stdout.write(`${file}\n`);
}

const server = createServer((socket) => {
  let paper = Buffer.alloc(0);
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    // A question about its state comes alone.
    if (chunk.length === 3 && chunk[0] === 0x10) return void socket.write(READY);
    paper = Buffer.concat([paper, chunk]);
    for (let at = paper.indexOf(CUT); at >= 0; at = paper.indexOf(CUT)) {
      const end = at + CUT.length;
      keep(paper.subarray(0, end)).catch((error) => process.stderr.write(`${error}\n`));
      paper = paper.subarray(end);
    }
  });
});

await mkdir(folder, { recursive: true });
server.listen(PORT, '127.0.0.1', () => process.stdout.write(`A printer listens at port ${PORT}\n`));

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Bare {
  url: string;
  pid: number;
  sendAgain(): void;
  stop(): void;
}

interface Answer {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Starts a node:http server that gives everybody the same answer. A stream stays open after it. */
export async function startBare(
  { headers, body }: Answer,
  kind: 'whole' | 'stream' = 'whole',
): Promise<Bare> {
  const directory = mkdtempSync(join(tmpdir(), 'thali-bare-'));
  const file = join(directory, 'body');
  writeFileSync(file, body);
  const child = fork(new URL('./bare-server.ts', import.meta.url), [file, JSON.stringify(headers), kind]);
  const [port] = (await once(child, 'message')) as [number];
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    sendAgain: () => void child.send('again'),
    stop() {
      child.kill();
      rmSync(directory, { recursive: true });
    },
  };
}

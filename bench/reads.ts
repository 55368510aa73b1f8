import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { startBare } from './bare.ts';
import { fire } from './load.ts';
import { median, type Row } from './table.ts';

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 20;

/** Measures requests per second of one address, alternating with a bare server that sends the same bytes. */
export async function benchReads(url: string, what: string, bar: number): Promise<Row> {
  const headers = { 'accept-encoding': 'gzip' };
  const answer = await raw(url, headers);
  const bare = await startBare(answer);
  const [ours, theirs]: [number[], number[]] = [[], []];
  const load = { connections: CONNECTIONS, seconds: SECONDS, headers };
  await fire({ ...load, url, seconds: 1 });
  for (let round = 0; round < ROUNDS; round++) {
    ours.push((await fire({ ...load, url })).perSecond);
    theirs.push((await fire({ ...load, url: bare.url })).perSecond);
  }
  bare.stop();
  const ratio = median(ours.map((figure, round) => figure / (theirs[round] ?? figure)));
  return {
    what,
    ours: `${median(ours).toFixed(0)}/s`,
    against: `${median(theirs).toFixed(0)}/s`,
    ratio,
    bar: `>= ${bar}`,
    good: ratio >= bar,
  };
}

async function raw(url: string, headers: Record<string, string>) {
  const request = get(url, { headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const { date: _, connection: __, 'keep-alive': ___, ...fields } = response.headers;
  return { body: Buffer.concat(chunks), headers: fields };
}

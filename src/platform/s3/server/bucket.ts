import { unavailable } from '#platform/http/server/unavailable.ts';
import { SECOND } from '#platform/time/rules/durations.ts';
import { type Signer, sign } from './sign.ts';

/** A bucket of S3, or of a server that speaks like it. */
export interface BucketPlace extends Signer {
  /** With the bucket's name as the path: `https://s3.example/pictures`. */
  address: string;
}

/** Where pictures are. */
export interface S3Place extends BucketPlace {
  /** Whether programs over other databases keep theirs there too. */
  isShared?: boolean;
}

export interface Bucket {
  put(name: string, bytes: Buffer): Promise<void>;
  get(name: string): Promise<Buffer | null>;
  delete(name: string): Promise<void>;
  /** All names that begin so. */
  list(prefix: string): Promise<string[]>;
}

/** Long enough for a picture over a slow line, and short enough for whoever waits. */
const ANSWER_MS = 10 * SECOND;

/** What fails is UNAVAILABLE, with the reason for the log as its cause. */
export function createBucket({ address, ...signer }: BucketPlace): Bucket {
  async function ask(method: string, url: URL, body: Buffer | null = null): Promise<Response> {
    const { host: _, ...headers } = sign(signer, { method, url, body, now: new Date() });
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(url, { method, headers, body: body && new Uint8Array(body), signal }).catch(
      (error: Error) => fail(`${error.message}${error.cause ? `: ${error.cause}` : ''}`),
    );
    if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer;
    return fail(`${answer.status} to ${method}: ${(await answer.text()).slice(0, 500)}`);
  }

  async function read<T>(body: Promise<T>): Promise<T> {
    return body.catch((error: Error) => fail(error.message));
  }

  const urlOf = (name: string) => new URL(`${address}/${name}`);

  return {
    async put(name, bytes) {
      await read((await ask('PUT', urlOf(name), bytes)).arrayBuffer());
    },
    async get(name) {
      const answer = await ask('GET', urlOf(name));
      const bytes = Buffer.from(await read(answer.arrayBuffer()));
      return answer.status === 404 ? null : bytes;
    },
    async delete(name) {
      await read((await ask('DELETE', urlOf(name))).arrayBuffer());
    },
    async list(prefix) {
      const names: string[] = [];
      for (let isMore = true; isMore; ) {
        const url = new URL(address);
        url.search = String(
          new URLSearchParams({ 'list-type': '2', prefix, 'start-after': names.at(-1) ?? '' }),
        );
        const answer = await ask('GET', url);
        const text = await read(answer.text());
        if (answer.status === 404) fail(`there is no bucket at ${address}`);
        const found = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, name = '']) => name);
        names.push(...found);
        isMore = found.length > 0 && text.includes('<IsTruncated>true</IsTruncated>');
      }
      return names;
    },
  };
}

function fail(reason: string): never {
  throw unavailable(`The object store: ${reason}`);
}

import { createServer, type RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { atEnd } from '#testing/server/at-end.ts';
import { createBucket } from './bucket.ts';

/** A bucket of a server that answers so. */
async function bucketOf(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(() => server.close());
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('Not listening');
  const signer = { region: 'us-east-1', key: 'key', secret: 'secret' };
  return createBucket({ address: `http://127.0.0.1:${address.port}/pictures`, ...signer });
}

test('lists page after page, each after the last name of the one before', async () => {
  const all = ['a', 'b', 'c', 'd', 'e'];
  const bucket = await bucketOf(({ url = '', headers }, reply) => {
    const { searchParams, pathname } = new URL(url, 'http://s3.example');
    expect([pathname, searchParams.get('prefix')]).toEqual(['/pictures', 'x/']);
    expect(headers.authorization).toContain('Credential=key/');
    const rest = all.filter((name) => name > (searchParams.get('start-after') ?? ''));
    const keys = rest.slice(0, 2).map((name) => `<Contents><Key>${name}</Key></Contents>`);
    reply.end(
      `<ListBucketResult>${keys.join('')}<IsTruncated>${rest.length > 2}</IsTruncated></ListBucketResult>`,
    );
  });
  expect(await bucket.list('x/')).toEqual(all);
});

test('a refusal and a lost connection are UNAVAILABLE, with the reason for the log', async () => {
  const refusing = await bucketOf((_, reply) =>
    reply.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>'),
  );
  await expect(refusing.put('a', Buffer.from('x'))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'UNAVAILABLE',
    cause: { message: 'The object store: 403 to PUT: <Code>SignatureDoesNotMatch</Code>' },
  });
  const breaking = await bucketOf((request) => request.socket.destroy());
  await expect(breaking.get('a')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const torn = await bucketOf((request, reply) => {
    reply.writeHead(200, { 'content-length': '100' }).write('half');
    setImmediate(() => request.socket.destroy());
  });
  await expect(torn.get('a')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

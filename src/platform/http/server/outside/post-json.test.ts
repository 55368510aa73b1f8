import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createRawServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { isPrivate } from './call-outside.ts';
import { createPostJson } from './post-json.ts';

const post = createPostJson({ allowPrivate: true });
const postHastily = createPostJson({ allowPrivate: true, connectMs: 200, answerMs: 200 });

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...['224.0.0.1', '255.255.255.255', '198.18.0.1', '::', '::1', 'fe80::1', 'fd00::1', 'ff02::1'],
  ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', '2001:db8::1'],
])('%s is private', (address) => {
  expect(isPrivate(address)).toBe(true);
});

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2400:cb00::1'])(
  '%s is public',
  (address) => {
    expect(isPrivate(address)).toBe(false);
  },
);

test.each([
  ...['http://127.0.0.1:PORT/', 'http://127.1:PORT/', 'http://0x7f000001:PORT/', 'http://2130706433:PORT/'],
  ...['http://[::1]:PORT/', 'http://[::ffff:127.0.0.1]:PORT/', 'http://localhost:PORT/'],
  ...['https://127.0.0.1:PORT/', 'https://127.1:PORT/', 'https://0x7f000001:PORT/', 'https://[::1]:PORT/'],
  ...['https://[::ffff:127.0.0.1]:PORT/', 'https://localhost:PORT/'],
  ...['http://8.8.8.8/', 'http://paytm.example/', 'ftp://127.0.0.1/', 'file:///etc/passwd'],
])('nothing is sent to %s', async (url) => {
  let asked = 0;
  const address = await serve((_, response) => {
    asked++;
    response.end();
  });
  const strict = createPostJson({ allowPrivate: false });
  await expect(strict(url.replace('PORT', new URL(address).port), '{}')).rejects.toThrow(
    /private address|No address with https/,
  );
  expect(asked).toBe(0);
});

test('allows one private address and no other', async () => {
  const heard: string[] = [];
  const answer =
    (name: string): RequestListener =>
    (_, response) => {
      heard.push(name);
      response.end();
    };
  const [allowed, other] = [await serve(answer('allowed')), await serve(answer('other'))];
  const careful = createPostJson({ allowPrivate: (origin) => `${origin}/` === allowed });
  expect((await careful(`${allowed}v3/order/status`, '{}')).status).toBe(200);
  const others = [other, allowed.replace('127.0.0.1', 'localhost'), allowed.replace('http:', 'https:')];
  for (const url of others)
    await expect(careful(url, '{}')).rejects.toThrow(/private address|No address with https/);
  expect(heard).toEqual(['allowed']);
});

test('does not follow a redirect', async () => {
  const asked: string[] = [];
  const url = await serve((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(302, { location: '/elsewhere' }).end();
  });
  expect(await post(url, '{}')).toEqual({ status: 302, text: '' });
  expect(asked).toEqual(['/']);
});

test('gives up on a server that does not connect, answer or end', async () => {
  await expect(postHastily(await serve(() => {}), '{}')).rejects.toThrow('No answer in time');
  const endless = await serve((_, response) => void response.write('{'));
  await expect(postHastily(endless, '{}')).rejects.toThrow('No answer in time');
  const torrent = await serve((_, response) => void response.end('x'.repeat(70_000)));
  await expect(post(torrent, '{}')).rejects.toThrow('too long');
  const broken = await serve((_, response) => {
    response.writeHead(200, { 'content-length': 10 });
    response.write('{', () => response.destroy());
  });
  await expect(post(broken, '{}')).rejects.toThrow();
  const mute = createRawServer((socket) => void socket.end('nonsense\r\n\r\n')).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  onTestFinished(() => void mute.close());
  await expect(post(`http://127.0.0.1:${(mute.address() as AddressInfo).port}/`, '{}')).rejects.toThrow();
});

test('sends the body unchanged and answers text', async () => {
  const url = await serve(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    response.writeHead(201).end(`${request.headers['content-type']} ${text}`);
  });
  expect(await post(url, '{"a":"चाय"}')).toEqual({ status: 201, text: 'application/json {"a":"चाय"}' });
});

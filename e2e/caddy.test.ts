import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { expect, test } from 'vitest';
import { findFreePort } from '../src/platform/db/server/embedded/listen-address.ts';
import { giveDomain } from '../src/restaurant/domains/server/testing/give-domain.ts';
import { atEnd } from '../src/testing/server/at-end.ts';
import { openTestBrand } from '../src/testing/server/test-brands.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const DOMAIN = 'menu.their-place.example';
const { body } = await stage.thali.call('GET', '/restaurant/api/store/web/udupi-tiffin/');
await giveDomain(stage.thali, body.profile._id, DOMAIN);

/** Caddy as deploy/Caddyfile sets it up, with an authority of its own in place of a public one. */
async function startCaddy() {
  const home = await mkdtemp(join(tmpdir(), 'caddy-'));
  const [port, plain] = [await findFreePort(), await findFreePort()];
  await writeFile(
    join(home, 'Caddyfile'),
    `{
	admin off
	skip_install_trust
	storage file_system ${home}
	http_port ${plain}
	https_port ${port}
	on_demand_tls {
		ask ${stage.origin}/internal/tls-allowed
	}
}
https://:${port} {
	tls {
		issuer internal
		on_demand
	}
	reverse_proxy ${stage.origin.replace('localhost', '127.0.0.1')}
}
`,
  );
  const caddy = spawn('caddy', ['run', '--config', join(home, 'Caddyfile')], {
    env: { ...process.env, HOME: home },
    stdio: 'ignore',
  });
  atEnd(async () => {
    caddy.kill();
    await once(caddy, 'exit');
    await rm(home, { recursive: true, force: true });
  });
  const authority = join(home, 'pki/authorities/local/root.crt');
  const root = () => readFile(authority, 'utf8').catch(() => '');
  await expect.poll(root).toContain('CERTIFICATE');
  const ca = await root();
  await expect.poll(() => ask(port, DOMAIN, ca).catch(() => '')).toContain('HTTP/1.1');
  return { port, ca };
}

/** Asks for the page at the root of the host over TLS, whose certificate must be of that authority. */
async function ask(port: number, servername: string, ca: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', servername, ca });
  await once(socket, 'secureConnect');
  socket.write(`GET / HTTP/1.1\r\nHost: ${servername}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`);
  let answer = '';
  for await (const part of socket) answer += part;
  return answer;
}

test('Caddy gets a certificate for the domain of a restaurant or a brand on demand, and gets none for others', async () => {
  const { port, ca } = await startCaddy();
  const page = await ask(port, DOMAIN, ca);
  expect(page).toContain('HTTP/1.1 200');
  expect(page).toContain('Udupi Tiffin Room');
  expect(page).toMatch(new RegExp(`<link rel="canonical" href="https?://${DOMAIN}`));
  const brand = await openTestBrand(stage.thali, 'Rasoi');
  const front = await ask(port, brand.host, ca);
  expect(front).toContain('HTTP/1.1 200');
  expect(front).toContain('Rasoi');
  expect(front).not.toContain('Udupi');
  await expect(ask(port, 'stranger.example', ca)).rejects.toThrow();
});

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../src/platform/db/server/embedded/listen-address.ts';
import { waitUntil } from '../../src/testing/server/wait-until.ts';
import type { FrontProxy } from './round-robin.ts';

const PROGRAM = '/usr/sbin/nginx';
const EXAMPLE = join(import.meta.dirname, '../../deploy/nginx.conf');

export const hasNginx = existsSync(PROGRAM);

/** Starts nginx with the file of `deploy`, without its certificate. */
export async function startNginx(upstreams: string[]): Promise<FrontProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'thali-nginx-'));
  const port = await findFreePort();
  const site = join(folder, 'site.conf');
  const main = join(folder, 'nginx.conf');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  await writeFile(site, siteOf(port, upstreams));
  await writeFile(
    main,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors crit;
    events {} http { ${places.join(' ')} access_log off; include ${site}; }`,
  );
  const nginx = spawn(PROGRAM, ['-p', folder, '-c', main, '-e', join(folder, 'errors')], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitUntil(answers, 'nginx answers');
  return {
    url,
    async leadTo(others) {
      await writeFile(site, siteOf(port, others));
      nginx.kill('SIGHUP');
    },
    async close() {
      const gone = new Promise((resolve) => nginx.once('exit', resolve));
      nginx.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function siteOf(port: number, upstreams: string[]): string {
  const servers = upstreams.map((url) => `server ${new URL(url).host} max_fails=2 fail_timeout=5s;`);
  return readFileSync(EXAMPLE, 'utf8')
    .replace(/(\tserver 127\S+:\d+ .*;\n)+/, `\t${servers.join('\n\t')}\n`)
    .replace(/server \{\n\tlisten 80;[^}]*\}\n/, '')
    .replace(/\tlisten 443 .*\n/, `\tlisten 127.0.0.1:${port};\n`)
    .replaceAll(/\t(listen \[::\]|ssl_).*\n/g, '');
}

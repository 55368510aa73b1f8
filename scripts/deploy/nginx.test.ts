import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const FILE = join(import.meta.dirname, '../../deploy/nginx.conf');

test('nginx takes its file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const make = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=menus.example'];
  execFileSync('openssl', [...make, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  // With files of this test, and ports that everybody may listen on.
  const site = readFileSync(FILE, 'utf8')
    .replace(/\/etc\/\S+privkey.pem/, key)
    .replace(/\/etc\/\S+fullchain.pem/, certificate)
    .replaceAll(/(listen (?:\[::\]:)?)(80|443)/g, '$18$2');
  writeFileSync(join(folder, 'site.conf'), site);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/pid; events {} http { ${places.join(' ')} access_log off; include ${folder}/site.conf; }`,
  );
  const args = ['-t', '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors')];
  const { status, stderr } = spawnSync('/usr/sbin/nginx', args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
  expect(stderr).not.toContain('[warn]');
});

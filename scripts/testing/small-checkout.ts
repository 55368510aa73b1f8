import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { npmEnvironment } from './run-npm.ts';

const ROOT = join(import.meta.dirname, '../..');
const NEEDED = ['scripts/setup.mjs', 'scripts/setup', 'scripts/run-with.mjs', 'scripts/supervise.mjs'];
const NODE = `#!/bin/sh\nexec '${process.execPath}' "$@"\n`;

/** A checkout with our set-up and three small packages, from a registry of its own. */
export async function makeSmallCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const server = createServer(({ url = '' }, answer) => {
    answer.end(readFileSync(join(folder, 'packages', url)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const packed = (name: string, version: string, files: Record<string, string>) => {
    const own = join(folder, 'packages', 'package');
    rmSync(own, { recursive: true, force: true });
    const bin = name === 'node' ? { node: 'bin/node' } : {};
    for (const [file, content] of Object.entries({
      'package.json': JSON.stringify({ name, version, bin }),
      ...files,
    })) {
      mkdirSync(join(own, file, '..'), { recursive: true });
      writeFileSync(join(own, file), content, { mode: 0o755 });
    }
    const archive = `${name}-${version}.tgz`;
    const { status } = spawnSync('tar', ['-czf', archive, 'package'], { cwd: join(folder, 'packages') });
    if (status !== 0) throw new Error(`${archive} could not be made`);
    return `${origin}/${archive}`;
  };

  /** Writes the lists of packages, of which the library is of this version. */
  const lock = async (version: string) => {
    const node = packed('node', '1.0.0', { 'bin/node': NODE });
    const library = packed('library', version, {
      'index.js': `'${version}'`,
      'index.d.ts': '',
      'a/b.map': '',
    });
    const checker = packed('checker', '1.0.0', { 'index.js': '' });
    const root = { name: 'small', version: '1.0.0', workspaces: ['tools'], type: 'module' };
    const tools = { name: 'thali-tools', version: '1.0.0', devDependencies: { checker } };
    // In a folder of their own, since npm would lock what is installed.
    const lists = join(folder, 'lists');
    rmSync(lists, { recursive: true, force: true });
    mkdirSync(join(lists, 'tools'), { recursive: true });
    const packages = { ...root, dependencies: { library }, devDependencies: { node } };
    writeFileSync(join(lists, 'package.json'), JSON.stringify(packages));
    writeFileSync(join(lists, 'tools/package.json'), JSON.stringify(tools));
    const made = await run('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], lists);
    if (made.status !== 0) throw new Error(made.output);
    cpSync(lists, folder, { recursive: true });
  };

  /** Runs a command to its end. */
  const run = async (file: string, args: string[], cwd = folder) => {
    const env = { ...npmEnvironment(), npm_execpath: '' };
    const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = once(child, 'exit');
    const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [status] = await ended;
    return { status: status as number | null, output: out + errors };
  };

  /** A command of the checkout that sets it up, and then does something. */
  const command = (call: string, then = '') => [
    '--input-type=module',
    '-e',
    `const setup = await import('${join(folder, 'scripts/setup.mjs')}'); setup.setUp(${call}); ${then}`,
  ];

  for (const file of NEEDED) cpSync(join(ROOT, file), join(folder, file), { recursive: true });
  await lock('1.0.0');
  return {
    folder,
    lock,
    command,
    setUp: (call = '') => run(process.execPath, command(call)),
    start: (call: string, then: string) =>
      spawn(process.execPath, command(call, then), { cwd: folder, env: npmEnvironment(), stdio: 'pipe' }),
  };
}

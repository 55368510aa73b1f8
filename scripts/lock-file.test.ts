import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  version?: string;
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  link?: boolean;
}

const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
const packages = Object.entries((JSON.parse(text) as { packages: Record<string, Entry> }).packages);
const named = packages.filter(([path, { link }]) => path.startsWith('node_modules/') && !link);
const withoutSum = named.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));

/** Binaries of two development tools, for platforms that the registry in use has no packages for. */
const OF_TOOLS = /^node_modules\/(@biomejs\/cli|@oxc-parser\/binding)-(.+)$/;

test('everything installed where the program runs and is tested has a checksum', () => {
  const here = withoutSum.filter(
    ([, { os = ['linux'], cpu = ['x64'], libc = ['glibc'] }]) =>
      os.includes('linux') && libc.includes('glibc') && cpu.some((one) => ['x64', 'arm64'].includes(one)),
  );
  expect(here).toEqual([]);
});

test('entries without a checksum are optional binaries of two tools, for other platforms', () => {
  const others = withoutSum.filter(([path, { optional, os }]) => !(optional && os && OF_TOOLS.test(path)));
  expect(others).toEqual([]);
  expect(withoutSum.length).toBeLessThanOrEqual(23);
});

test('these binaries have the version of their tool, whose own entry has a checksum', () => {
  const versionOf = (name: string) => named.find(([path]) => path === `node_modules/${name}`)?.[1].version;
  for (const [path, { version }] of withoutSum) {
    const tool = path.includes('@biomejs') ? '@biomejs/biome' : 'oxc-parser';
    expect([path, version]).toEqual([path, versionOf(tool)]);
  }
});

test('all entries but our own list of tools come from the registry', () => {
  const resolved = packages.flatMap(([, { resolved = [] }]) => resolved);
  expect(resolved).toEqual(['tools']);
});

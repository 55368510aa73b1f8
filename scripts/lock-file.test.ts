import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  version?: string;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  link?: boolean;
}

const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
const packages = Object.entries((JSON.parse(text) as { packages: Record<string, Entry> }).packages);
const named = packages.filter(([path, { link }]) => path !== '' && !link);
const withoutSum = named.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));

/** Programs of the two tools that check and build, for machines that the registry at hand has nothing for. */
const OF_TOOLS = /^node_modules\/(@biomejs\/cli|@oxc-parser\/binding)-(.+)$/;

test('whatever is installed where the program is run and tested has a checksum', () => {
  const here = withoutSum.filter(
    ([, { os = ['linux'], cpu = ['x64'], libc = ['glibc'] }]) =>
      os.includes('linux') && libc.includes('glibc') && cpu.some((one) => ['x64', 'arm64'].includes(one)),
  );
  expect(here).toEqual([]);
});

test('without a checksum are only optional programs of two tools, for other machines', () => {
  const others = withoutSum.filter(([path, { optional, os }]) => !(optional && os && OF_TOOLS.test(path)));
  expect(others).toEqual([]);
  expect(withoutSum.length).toBeLessThanOrEqual(23);
});

test('each is of the version of the tool itself, whose own entry has one', () => {
  const versionOf = (name: string) => named.find(([path]) => path === `node_modules/${name}`)?.[1].version;
  for (const [path, { version }] of withoutSum) {
    const tool = path.includes('@biomejs') ? '@biomejs/biome' : 'oxc-parser';
    expect([path, version]).toEqual([path, versionOf(tool)]);
  }
});

test('no entry comes from anywhere but the registry', () => {
  const resolved = [...text.matchAll(/"resolved": "([^"]+)"/g)].map(([, url]) => url);
  expect(resolved).toEqual([]);
});

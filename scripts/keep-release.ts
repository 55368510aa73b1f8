// Packs the server of a release (default: this commit) for the test of rolling upgrades. Run at each release.
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

const TO = 'src/platform/db/server/testing/previous-release.tar.gz';
const [release = 'HEAD'] = process.argv.slice(2);

const paths = [
  'package.json',
  'src/calls',
  'src/apps/server',
  'src/dish-pictures',
  ...['rules', 'wire', 'server'].map((layer) => `:(glob)src/*/*/${layer}/**`),
];
const without = ['*.test.ts', '*/testing/*', '*_snapshot.json'].map((pattern) => `:!${pattern}`);
execFileSync('git', [
  'archive',
  '--format=tar.gz',
  '-9',
  `--output=${TO}`,
  release,
  '--',
  ...paths,
  ...without,
]);
console.log(`${TO}: ${release}, ${Math.round(statSync(TO).size / 1024)} kB`);

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What tests load without importing it, and the file through which they do. */
const LOADED_BY: [RegExp, string][] = [
  [/^src\/(?!.*\/server\/)/, 'src/apps/server/pages/built-pages.ts'],
  [/^src\/platform\/db\/server\/migrations\//, 'src/testing/server/test-database.ts'],
];

/** What `npm test` runs: everything but faults, and of the journeys those of every day. */
const EVERY_DAY = ['unit', 'alone', 'http', 'pages', 'daily'].map((kind) => `--project=${kind}`);

/** Pages are not built again while tests are watched, so only these kinds are. */
const WATCHED = ['--project=unit', '--project=alone', '--project=http'];

export const isWholeRun = (args: readonly string[]): boolean =>
  args.length === 0 || (args.length === 1 && args[0] === '--all');

/** Turns the arguments of `npm test` into those of Vitest. */
export function selectTests(args: readonly string[]): string[] {
  if (isWholeRun(args)) return ['run', ...(args.length === 0 ? EVERY_DAY : [])];
  const others = args.filter((arg) => arg !== '--changed' && arg !== '--watch');
  if (args.includes('--watch')) return ['watch', '--changed', ...WATCHED, ...others];
  if (!args.includes('--changed')) return ['run', ...others];
  return ['related', '--run', '--passWithNoTests', ...reach(changedFiles()), ...others];
}

/** Adds to changed files those through which tests load them. */
export function reach(files: readonly string[]): string[] {
  const through = LOADED_BY.filter(([path]) => files.some((file) => path.test(file)));
  return [...files, ...through.map(([, file]) => file)];
}

/** Everything that differs from the last commit that this branch has in common with main. */
function changedFiles(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
  const base = git('merge-base', 'HEAD', 'main').trim();
  const changed = git('diff', '--name-only', base) + git('ls-files', '--others', '--exclude-standard');
  return changed.split('\n').filter((file) => file !== '' && existsSync(file));
}

import { spawnSync } from 'node:child_process';
import { bareEnvironment } from '../../src/testing/server/bare-environment.ts';

const { npm_execpath: cli = '', npm_node_execpath: node = '', HOME = '' } = process.env;

/** For npm with its own settings and cache, and none of the variables of the npm that runs these tests. */
export const npmEnvironment = () => ({
  ...bareEnvironment(),
  HOME,
  npm_execpath: cli,
  npm_node_execpath: node,
  npm_config_prefer_offline: 'true',
  NODE_DISABLE_COMPILE_CACHE: '1',
});

/** Runs the npm that runs these tests, in a folder. Answers what it printed. */
export const runNpm = (cwd: string, ...args: string[]): string => runNpmWith({}, cwd, ...args);

/** As above, with more variables. */
export function runNpmWith(more: Record<string, string>, cwd: string, ...args: string[]): string {
  const [file, ...first] = cli.endsWith('npm-cli.js') && node ? [node, cli] : ['npm'];
  const { status, stdout, stderr } = spawnSync(file ?? '', [...first, ...args], {
    cwd,
    env: { ...npmEnvironment(), ...more },
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return String(stdout);
}

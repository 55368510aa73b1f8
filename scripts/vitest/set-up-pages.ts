import { execFileSync } from 'node:child_process';

/**
 * Builds the pages, if their sources have changed. A process of its own does it: this one tests, and React would be
 * built for tests too.
 */
export function setup(): void {
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit', env });
}

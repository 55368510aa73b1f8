import { execFileSync } from 'node:child_process';

/**
 * Builds the pages if their sources have changed. It takes another process: in this one, the test mode would also make
 * React a test build.
 */
export function setup(): void {
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit', env });
}

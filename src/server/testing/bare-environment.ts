import { tmpdir } from 'node:os';

/**
 * For a program that a test starts with nothing of its own environment. Without TMPDIR the program would leave files
 * outside of the run's folder, where nobody looks for them.
 */
export function bareEnvironment(): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', TMPDIR: tmpdir() };
}

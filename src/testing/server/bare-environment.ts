import { tmpdir } from 'node:os';

/** The environment of a program that a test starts. Without TMPDIR it would leave files outside of the run's folder. */
export function bareEnvironment(): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', TMPDIR: tmpdir() };
}

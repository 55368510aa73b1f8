import { onTestFinished } from 'vitest';
import { launch, newDataDir, type Program, type ProgramOptions } from './program.ts';

export async function useDataDir(): Promise<string> {
  const { dataDir, remove } = await newDataDir();
  onTestFinished(remove);
  return dataDir;
}

/** Starts the program on this directory, and ends it with the test at the latest. */
export function runProgram(
  dataDir: string,
  env: Record<string, string> = {},
  options: Pick<ProgramOptions, 'entry' | 'args'> = {},
): Program {
  const program = launch({ dataDir, env, ...options });
  onTestFinished(async () => {
    program.kill('SIGKILL');
    await program.ended;
  });
  return program;
}

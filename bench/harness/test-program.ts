import { onTestFinished } from 'vitest';
import { launch, newDataDir, type Program } from './program.ts';

/** An empty data directory, until the test ends. */
export async function useDataDir(): Promise<string> {
  const { dataDir, remove } = await newDataDir();
  onTestFinished(remove);
  return dataDir;
}

/** The program on this directory, ended with the test at the latest. */
export function runProgram(dataDir: string, env: Record<string, string> = {}): Program {
  const program = launch({ dataDir, env });
  onTestFinished(async () => {
    program.kill('SIGKILL');
    await program.ended;
  });
  return program;
}

import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

type Step = { name: string; args: string[]; env?: Record<string, string> };
type StepResult = { name: string; passed: boolean; seconds: number; output: string };

// Longest first, so that the others fill the second core meanwhile.
const steps: Step[] = [
  {
    name: 'types',
    // Several checkers of one project would each check the libraries again. Rarer garbage collection saves CPU too.
    args: ['node_modules/typescript7/bin/tsc', '--build', '--checkers', '1'],
    env: { GOGC: '400' },
  },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js', '--cache', '--no-progress'] },
  { name: 'boundaries', args: ['scripts/check-boundaries.ts'] },
  {
    name: 'format and lint',
    args: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--colors=off', '.'],
  },
  { name: 'promises', args: ['scripts/check-unawaited.ts'], env: { GOGC: '400' } },
  { name: 'SQL', args: ['scripts/sql-sources.ts'] },
  { name: 'API document', args: ['scripts/check-api.ts'] },
];

/** Runs every step, as many at a time as there are cores, and reports each result as it comes. */
export async function runCheck(onResult: (result: StepResult) => void): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step);
      results.push(result);
      onResult(result);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}

export function printStep({ name, passed, seconds, output }: StepResult): void {
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (!passed) console.log(output);
}

/** For so long no thread of a step that still works has nothing to do. */
const IDLE_MS = 60_000;
const LOOKS = 20;

/**
 * Runs a hanging step a second time: with glibc before 2.41 (bug 25847), Node can wait for its own threads
 * forever after its work is done. How long a step takes says nothing about that on a busy machine.
 */
export async function runStep(step: Step, idleMs = IDLE_MS): Promise<StepResult> {
  const hung = { name: step.name, passed: false, seconds: 0, output: 'It hung twice.' };
  return (await tryStep(step, idleMs)) ?? (await tryStep(step, idleMs)) ?? hung;
}

/** Resolves with null if the step had to be killed. */
function tryStep({ name, args, env = {} }: Step, idleMs: number): Promise<StepResult | null> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let idleLooks = 0;
  const looking = setInterval(() => {
    idleLooks = isIdle(child.pid) ? idleLooks + 1 : 0;
    if (idleLooks >= LOOKS) child.kill('SIGKILL');
  }, idleMs / LOOKS);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearInterval(looking);
      const seconds = (performance.now() - started) / 1000;
      resolve(signal === 'SIGKILL' ? null : { name, passed: code === 0, seconds, output });
    });
  });
}

/** Whether all threads of a process and of those that it has started sleep. Only Linux tells, and only it has that bug. */
function isIdle(pid = 0): boolean {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`).map((task) => `/proc/${pid}/task/${task}`);
    return tasks.every((task) => {
      const state = readFileSync(`${task}/stat`, 'utf8').replace(/^.*\) /s, '')[0];
      const children = readFileSync(`${task}/children`, 'utf8').split(' ').filter(Boolean);
      return state === 'S' && children.every((child) => isIdle(Number(child)));
    });
  } catch {
    return false;
  }
}

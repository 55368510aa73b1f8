import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../../../simulators/gateway/main.ts', import.meta.url));

export interface SimProcessOptions {
  host: string;
  /** Null: the first free port from `from` on. */
  port: number | null;
  from: number;
  /** The accounts that it knows, and their keys. */
  accounts: object;
  /** The file of its payments. */
  file: string;
  log(message: string): void;
}

/**
 * Runs the simulated gateway in its own process, which adds nothing to this one. It ends when the channel between the
 * two does, however this process dies. Answers its port, or null if it could not listen, which it has reported.
 */
export function runGatewaySim(options: SimProcessOptions): Promise<number | null> {
  const { host, port, from, accounts, file, log } = options;
  const child = fork(PROGRAM, {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      HOST: host,
      ...(port === null ? { GATEWAY_SIM_FROM: String(from) } : { GATEWAY_SIM_PORT: String(port) }),
      GATEWAY_SIM_ACCOUNTS: JSON.stringify(accounts),
      GATEWAY_SIM_FILE: file,
    },
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', () => resolve(null));
    child.once('message', (message) => {
      child.removeAllListeners('exit');
      child.once('exit', () => log(ENDED));
      child.channel?.unref();
      child.unref();
      resolve((message as { port: number }).port);
    });
  });
}

const ENDED = 'The simulated gateway has ended: online payment in the demo works again after the next start.';

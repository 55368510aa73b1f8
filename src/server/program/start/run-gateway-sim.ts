import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../../simulators/gateway/main.ts', import.meta.url));

export interface GatewaySimOptions {
  host: string;
  /** Null: the first that is free from `from` on. */
  port: number | null;
  from: number;
  /** Whom it knows, and by which keys. */
  accounts: object;
  /** Where it keeps what was paid. */
  file: string;
  log(message: string): void;
}

/**
 * The simulated gateway in a process of its own, which adds nothing to this one. Nothing here hangs on it; it ends when the
 * channel between us does, which the kernel sees to whatever kills this process. Answers its port; null where it could not
 * listen, which it has said.
 */
export function runGatewaySim(options: GatewaySimOptions): Promise<number | null> {
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

const ENDED = 'The simulated gateway has ended: until the next start nobody can pay in the demo.';

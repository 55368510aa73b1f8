import { type Accounts, SAMPLE_ACCOUNTS } from './accounts.ts';

export interface Env {
  port: number;
  /** If not, the next free port is used. */
  isPortFixed: boolean;
  host: string;
  accounts: Accounts;
  /** File that stores the ledger. Null keeps it in memory. */
  file: string | null;
}

const DEFAULT_PORT = 3001;
/** Whoever names accounts may have them at one gateway alone. */
const NO_ACCOUNTS: Accounts = { paytm: [], razorpay: [] };

/** `GATEWAY_SIM_FROM` is the first port to try, `GATEWAY_SIM_PORT` the only one. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const { GATEWAY_SIM_PORT: fixed, GATEWAY_SIM_FROM: from, HOST: host } = source;
  return {
    port: readPort(fixed || from || String(DEFAULT_PORT)),
    isPortFixed: Boolean(fixed),
    host: host || '127.0.0.1',
    accounts: source['GATEWAY_SIM_ACCOUNTS']
      ? ({ ...NO_ACCOUNTS, ...JSON.parse(source['GATEWAY_SIM_ACCOUNTS']) } as Accounts)
      : SAMPLE_ACCOUNTS,
    file: source['GATEWAY_SIM_FILE'] || null,
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error('GATEWAY_SIM_PORT must be a port number from 0 to 65535.');
}

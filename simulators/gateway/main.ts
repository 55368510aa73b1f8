import { createGatewaySim, type GatewaySim } from './create-gateway-sim.ts';
import { keepOrders } from './kept-orders.ts';
import { type Env, readEnv } from './read-env.ts';

const MOST_TRIES = 20;

/** Listens on the wanted port, or on the next free one unless it is fixed. */
async function listen(make: () => GatewaySim, { port, host, isPortFixed }: Env): Promise<string> {
  for (let tried = 0; ; tried++) {
    try {
      return await make().listen(port === 0 ? 0 : port + tried, host);
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || isPortFixed || tried === MOST_TRIES) throw error;
    }
  }
}

function printAccess(url: string, { accounts }: Env): void {
  console.log(`\nThe simulated gateway is ready: no money moves.\n\n  What it knows   ${url}`);
  for (const { mid, key } of accounts.paytm) console.log(`  Paytm           ${mid} with the key ${key}`);
  for (const { keyId, keySecret } of accounts.razorpay)
    console.log(`  Razorpay        ${keyId} with the secret ${keySecret}`);
  console.log('');
}

/**
 * Ends with the process that started it, in whatever way that ended. Ctrl-C in a terminal is left to that
 * process.
 */
function endWithParent(): void {
  process.on('disconnect', () => process.exit(0));
  process.on('SIGINT', () => {});
  if (!process.connected) process.exit(0);
}

const isChild = process.send !== undefined;
if (isChild) endWithParent();
const env = readEnv(process.env);
const { orders, save } = keepOrders(env.file);
const { accounts } = env;
try {
  const url = await listen(() => createGatewaySim({ accounts, orders, onChange: save }), env);
  // The error of a parent that is gone is ignored: the disconnect ends this process.
  if (isChild) process.send?.({ port: Number(new URL(url).port) }, () => {});
  else printAccess(url, env);
} catch (error) {
  console.error(`The simulated gateway could not start: ${(error as Error).message}`);
  process.exit(1);
}

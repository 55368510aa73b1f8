import { join } from 'node:path';
import type { Ctx } from '#platform/context/server/context.ts';
import { type DemoAccount, findDemoAccounts, setDemoGateways, toSimAccounts } from '../../demo/pay-online.ts';
import type { Env } from '../env.ts';
import { runGatewaySim } from './run-gateway-sim.ts';

type Place = Pick<Env, 'host' | 'linkHost' | 'port' | 'gatewaySimPort' | 'dataDir'>;

export interface DemoGateway {
  /** Whether this is its own address, the one private address that a gateway may have. */
  isAt(origin: string): boolean;
  /** Starts it, and sets it as the gateway of new demo stores, or of those that still use it. May be called again. */
  begin(ctx: Ctx, made: { areNew: boolean }): Promise<void>;
}

/** The simulated gateway of the demo stores. Phones reach it at the same host as the program. */
export function createDemoGateway(place: Place, say: (message: string) => void): DemoGateway {
  let address: string | null = null;
  const run = async (ctx: Ctx, accounts: DemoAccount[]) => {
    const port = await runGatewaySim({
      host: place.host,
      port: place.gatewaySimPort,
      from: place.port === 0 || place.port === 65_535 ? 0 : place.port + 1,
      accounts: toSimAccounts(ctx, accounts),
      file: join(place.dataDir, 'simulated-gateway.json'),
      log: say,
    });
    return port === null ? null : `http://${place.linkHost}:${port}`;
  };
  return {
    isAt: (origin) => origin === address,
    async begin(ctx, { areNew }) {
      const accounts = await findDemoAccounts(ctx);
      if (accounts.length === 0) return;
      address ??= await run(ctx, accounts);
      if (address === null) return;
      await setDemoGateways(ctx, accounts, { host: address, areNew });
      say(`  Paying          ${address}   (simulated: no money moves)\n`);
    },
  };
}

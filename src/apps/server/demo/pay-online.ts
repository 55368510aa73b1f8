import { type GatewayKind, webhookPath } from '#money/payments/rules/gateways.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { setDemoGateway } from '#restaurant/settings/server/set-demo-gateway.ts';
import { findStoreIdBySlug } from '#restaurant/stores/server/find-store.ts';
import { readDemoStores } from './queries.ts';

/** A demo store's account at the simulated gateway. */
export interface DemoAccount {
  storeId: string;
  kind: GatewayKind;
  id: string;
  key: string;
  webhookSecret: string;
}

const STORES = [
  { slug: 'udupi-tiffin', kind: 'paytm', id: 'THALIDEMO0000001' },
  { slug: 'palace-rooms', kind: 'razorpay', id: 'rzp_test_ThaliDemo0001' },
] as const;

const PAYTM_KEY_LENGTH = 16;

/**
 * The demo stores with online payment. Their keys derive from the program's own, so they are the same at each start.
 */
export async function findDemoAccounts(ctx: Ctx): Promise<DemoAccount[]> {
  const demo = await readDemoStores(ctx.db);
  const keyFor = (what: string) => ctx.services.secrets.hash('simulated gateway', what);
  const found: DemoAccount[] = [];
  for (const { slug, kind, id } of STORES) {
    const storeId = await findStoreIdBySlug(ctx.db, slug);
    if (storeId === null || !demo.includes(storeId)) continue;
    const key = kind === 'paytm' ? keyFor(id).slice(0, PAYTM_KEY_LENGTH) : keyFor(id);
    found.push({ storeId, kind, id, key, webhookSecret: keyFor(`webhooks of ${id}`) });
  }
  return found;
}

/** The accounts in the form of the simulated gateway. */
export function toSimAccounts({ services }: Ctx, accounts: DemoAccount[]) {
  const of = (wanted: GatewayKind) => accounts.filter(({ kind }) => kind === wanted);
  return {
    paytm: of('paytm').map(({ id, key }) => ({ mid: id, key })),
    razorpay: of('razorpay').map(({ storeId, kind, id, key, webhookSecret }) => ({
      keyId: id,
      keySecret: key,
      webhook: { url: services.sites.origin + webhookPath(kind, storeId), secret: webhookSecret },
    })),
  };
}

/** `areNew`: the stores have just been made. */
export async function setDemoGateways(
  ctx: Ctx,
  accounts: DemoAccount[],
  { host, areNew }: { host: string; areNew: boolean },
): Promise<void> {
  for (const { storeId, kind, id, key, webhookSecret } of accounts) {
    const extra = kind === 'razorpay' ? { webhook_secret: webhookSecret } : {};
    const config = { kind, merchent_id: id, merchent_key: key, host, ...extra };
    await setDemoGateway(ctx, storeId, config, { isNew: areNew });
  }
}

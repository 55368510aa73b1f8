import { INVOICES, type NumberKind, prefixOf, type Seller } from '#operators/plans/rules/invoice.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import type { Db } from '#platform/db/server/client.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import type { Gateway } from '#platform/ports/server/gateways.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { gatewayColumns, openGateway } from '#restaurant/stores/server/gateway.ts';
import {
  type InvoiceSettingsBody,
  type InvoiceSettingsView,
  SELLER_DETAILS,
  type SellerDetail,
} from '../wire/invoices.ts';
import {
  hasNumbers,
  lockOtherSellers,
  type StoredSettings,
  selectSettings,
  updateSettings,
} from './seller-queries.ts';

const NONE: StoredSettings = {
  seller: {
    name: '',
    address: '',
    state: '',
    gstin: '',
    taxRate: 1800,
    sac: '998314',
    series: '',
    footer: '',
  },
  upi: '',
  gatewaySealed: null,
};

const storedOf = async (db: Db, brandId: string): Promise<StoredSettings> =>
  (await selectSettings(db, brandId)) ?? NONE;

/** Named after the site until the operator has entered a name. */
export async function findSettings({ db, site }: Pick<Ctx, 'db' | 'site'>): Promise<StoredSettings> {
  const stored = await storedOf(db, site.brandId);
  const { seller } = stored;
  return { ...stored, seller: { ...seller, name: seller.name || site.brand.name } };
}

/** What is missing before anybody can be asked to pay. */
function missingIn({ seller, upi, gatewaySealed }: StoredSettings): SellerDetail[] {
  const has = { name: seller.name, state: seller.state, payment: upi || gatewaySealed };
  return SELLER_DETAILS.filter((detail) => !has[detail]);
}

export async function isSelling(db: Db, brandId: string): Promise<boolean> {
  return missingIn(await storedOf(db, brandId)).length === 0;
}

/** That of today, whatever it was when the invoice was asked for. */
export const findPrefix = async (db: Db, brandId: string, kind: NumberKind): Promise<string> =>
  prefixOf((await storedOf(db, brandId)).seller, kind);

/** Nobody is asked for money before the request can say whose it is, and how it is paid. */
export async function requireSeller({ db, site }: Ctx): Promise<StoredSettings> {
  const stored = await storedOf(db, site.brandId);
  const missing = missingIn(stored);
  if (missing.length > 0) throw new AppError('SELLER_INCOMPLETE', { missing });
  return stored;
}

export function gatewayOf({ services }: Ctx, { gatewaySealed }: StoredSettings): Gateway | null {
  return gatewaySealed === null ? null : openGateway(services.secrets, gatewaySealed);
}

export async function readSettings(ctx: OperatorCtx): Promise<InvoiceSettingsView> {
  const stored = await storedOf(ctx.db, ctx.site.brandId);
  const gateway = gatewayOf(ctx, stored);
  const { taxRate, series = '', ...seller } = stored.seller;
  return {
    ...seller,
    series,
    taxRate: toNumber(taxRate),
    upi: stored.upi,
    missing: missingIn(stored),
    gateway: gateway && { kind: gateway.kind, merchent_id: gateway.merchantId },
  };
}

export async function saveSettings(
  ctx: OperatorCtx,
  { upi, gateway, ...seller }: InvoiceSettingsBody,
): Promise<InvoiceSettingsView> {
  const { payments, secrets } = ctx.services;
  const { kind = 'paytm', host } = gateway ?? {};
  if (host !== undefined && !payments[kind].takesHost(host))
    throw fieldFault({ 'gateway.host': { rule: 'gatewayAddress' } });
  const before = await storedOf(ctx.db, ctx.site.brandId);
  const { gatewaySealed } = gateway === undefined ? before : gatewayColumns(secrets, gateway);
  // Before the lock: without keys in the request the stored ones stay; of two who save at once the later one wins.
  await withTransaction(ctx, async (tx) => {
    await refuseSameSeries(tx, seller);
    await updateSettings(tx.db, tx.site.brandId, { seller, upi, gatewaySealed });
  });
  return readSettings(ctx);
}

/** Of two brands of one company that save at once, the later one finds the other. */
async function refuseSameSeries({ db, site }: Ctx, seller: Seller): Promise<void> {
  if (seller.gstin === '') return;
  const others = await lockOtherSellers(db, site.brandId);
  const isSame = (other: Seller | null) =>
    other?.gstin === seller.gstin && prefixOf(other, INVOICES) === prefixOf(seller, INVOICES);
  if (others.some(isSame) || (await hasNumbers(db, site.brandId, seller)))
    throw fieldFault({ series: { rule: 'takenSeries' } });
}

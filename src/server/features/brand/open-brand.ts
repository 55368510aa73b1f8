import { randomUUID } from 'node:crypto';
import type { BrandMade, BrandPlaceBody, NewBrandBody, OneBrand } from '#domain/api/brands.ts';
import { AppError } from '#domain/errors.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { OWN_BRAND } from '#domain/site/brand.ts';
import { FIRST_BRAND } from '#domain/site/brands.ts';
import { isWithin } from '#domain/site/own-domain.ts';
import { withTransaction } from '../../platform/context/context.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import { isId } from '../../platform/http/parse-id.ts';
import { trySendEmail } from '../../platform/mail/send-email.ts';
import { hostIn } from '../../platform/site/host-in.ts';
import type { OperatorCtx } from '../access/access.ts';
import { nameOperator } from '../operators/make-operator.ts';
import { copyPlans } from '../plans/plans.ts';
import { keepBrands } from './keep-brand.ts';
import { readOneBrand, requireFirst } from './list-brands.ts';
import { writeBrandEmail } from './open-email.ts';
import { insertBrand, updatePlace } from './queries.ts';

/** Opens a brand. It has its first operator and the plans that this one has now, and goes its own way from then on. */
export async function openBrand(
  ctx: OperatorCtx,
  { name, email, ...given }: NewBrandBody,
): Promise<BrandMade> {
  requireFirst(ctx);
  const place = await placeOf(ctx, FIRST_BRAND, given);
  const brandId = randomUUID();
  const settings = { ...OWN_BRAND, name };
  // Before the lock: of two brands with one address, the index lets one in.
  const { link: path, isKnown } = await withTransaction(ctx, async (tx) => {
    if (!(await insertBrand(tx.db, { brandId, ...place, settings, createdAt: new Date(tx.now) })))
      throw fieldFault({ host: { rule: 'ownHost' } });
    await copyPlans(tx, brandId);
    const { passwords } = tx.services;
    return nameOperator({ ...tx, passwords, site: { origin: '', brandId } }, email);
  });
  await keepBrands(ctx.services, ctx.db);
  ctx.services.sites.forget();
  const site = ctx.services.sites.main(brandId);
  const link = `${site.origin}${path}`;
  const isSent = await trySendEmail({ ...ctx, site }, 'invitation', email, () =>
    writeBrandEmail(name, link, isKnown),
  );
  return { brand: await readOneBrand(ctx, brandId), link, isSent };
}

export async function moveBrand(ctx: OperatorCtx, brandId: string, given: BrandPlaceBody): Promise<OneBrand> {
  requireFirst(ctx);
  // The first is where the environment says.
  if (!isId(brandId) || brandId === FIRST_BRAND) throw new AppError('NOT_FOUND');
  const place = await placeOf(ctx, brandId, given);
  // Before the lock: of two brands with one address, the index lets one in.
  const isThere = await withTransaction(ctx, (tx) => updatePlace(tx.db, brandId, place)).catch(
    (error: unknown) => {
      throw isUniqueViolation(error) ? fieldFault({ host: { rule: 'ownHost' } }) : error;
    },
  );
  if (!isThere) throw new AppError('NOT_FOUND');
  await keepBrands(ctx.services, ctx.db);
  ctx.services.sites.forget();
  return readOneBrand(ctx, brandId);
}

/** A brand may have no host that is the program's, another brand's, a restaurant's, or below one for restaurants. */
async function placeOf({ services: { sites } }: OperatorCtx, ownId: string, given: BrandPlaceBody) {
  const place = { host: hostIn(given.host), storeHost: given.storeHost && hostIn(given.storeHost) };
  if (place.host === null) throw fieldFault({ host: { rule: 'domain' } });
  if (place.storeHost === null) throw fieldFault({ storeHost: { rule: 'domain' } });
  const { host, storeHost } = place;
  const others = [...sites.brands.values()].filter(
    ({ brandId }) => brandId !== ownId || ownId === FIRST_BRAND,
  );
  const taken = others.flatMap(({ brandId, storeHosts }) => [sites.main(brandId).hostname, ...storeHosts]);
  const isTaken = (wanted: string) =>
    taken.some((known) => isWithin(wanted, known) || isWithin(known, wanted));
  if (
    taken.includes(host) ||
    others.some(({ storeHosts }) => storeHosts.some((known) => isWithin(host, known)))
  )
    throw fieldFault({ host: { rule: 'ownHost' } });
  if ((await sites.at(host))?.store) throw fieldFault({ host: { rule: 'ownHost' } });
  if (storeHost !== '' && isTaken(storeHost)) throw fieldFault({ storeHost: { rule: 'ownHost' } });
  return { host, storeHost };
}

import { randomUUID } from 'node:crypto';
import { nameOperator } from '#operators/people/server/make-operator.ts';
import { copyPlans } from '#operators/plans/server/plans.ts';
import { withTransaction } from '#platform/context/server/context.ts';
import { isUniqueViolation } from '#platform/db/server/errors.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import { nameInEmail } from '#platform/mail/server/name-in-email.ts';
import { type Email, trySendEmail } from '#platform/mail/server/send-email.ts';
import { typedDomain } from '#platform/site/server/typed-domain.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { isWithin } from '#restaurant/domains/rules/own-domain.ts';
import { FIRST_BRAND, OWN_BRAND } from '../rules/brand.ts';
import type { BrandMade, BrandPlaceBody, NewBrandBody, OneBrand } from '../wire/brand.ts';
import { keepBrands } from './keep-brand.ts';
import { readOneBrand, requireFirst } from './list-brands.ts';
import { insertBrand, updatePlace } from './queries.ts';

/** Opens a brand. It has its first operator and the plans that this one has now, and goes its own way from then on. */
export async function openBrand(
  ctx: OperatorCtx,
  { name, email, ...given }: NewBrandBody,
): Promise<BrandMade> {
  requireFirst(ctx);
  const place = await placeOf(ctx, null, given);
  const brandId = randomUUID();
  const settings = { ...OWN_BRAND, name };
  // Before the lock: of two brands with one address, the index lets one in.
  const { link: path, isKnown } = await withTransaction(ctx, async (tx) => {
    if (!(await insertBrand(tx.db, { brandId, ...place, settings, createdAt: new Date(tx.now) })))
      throw fieldFault({ host: { rule: 'ownHost' } });
    await copyPlans(tx, brandId);
    const { passwords } = tx.services;
    // Its address is known once the brand is kept.
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
async function placeOf({ services: { sites } }: OperatorCtx, own: string | null, given: BrandPlaceBody) {
  const host = typedDomain(given.host);
  const storeHost = given.storeHost === '' ? '' : typedDomain(given.storeHost);
  if (host === null) throw fieldFault({ host: { rule: 'domain' } });
  if (storeHost === null) throw fieldFault({ storeHost: { rule: 'domain' } });
  const others = [...sites.brands.values()].filter(({ brandId }) => brandId !== own);
  const hosts = others.map(({ brandId }) => sites.main(brandId).hostname);
  const storeHosts = others.flatMap((other) => other.storeHosts);
  const isOfStores = storeHosts.some((known) => isWithin(host, known));
  if (hosts.includes(host) || isOfStores || (await sites.at(host))?.store)
    throw fieldFault({ host: { rule: 'ownHost' } });
  const overlaps = (known: string) => isWithin(storeHost, known) || isWithin(known, storeHost);
  if (storeHost !== '' && [...hosts, ...storeHosts].some(overlaps))
    throw fieldFault({ storeHost: { rule: 'ownHost' } });
  return { host, storeHost };
}

/** To the first operator of a brand, in both languages, because the reader's is not known. */
function writeBrandEmail(brand: string, link: string, isKnown: boolean): Email {
  const name = nameInEmail(brand);
  return {
    subject: `Run ${name} · ${name} चलाएँ`,
    text: `Hello,

you are to run ${name}: its restaurants, plans and looks. ${isKnown ? 'Sign in with the password that you have' : 'Choose a password here'}, then set up a second step:
${link}
${isKnown ? '' : '\nThe link works once, for a day.\n'}
—

नमस्ते,

आप ${name} चलाएँगे: उसके रेस्टोरेंट, प्लान और रूप। ${isKnown ? 'ऊपर के लिंक पर अपने पासवर्ड से साइन इन करें' : 'ऊपर के लिंक पर पासवर्ड चुनें'}, फिर दूसरा क़दम चालू करें।${isKnown ? '' : ' लिंक एक बार और एक दिन तक चलेगा।'}
`,
  };
}

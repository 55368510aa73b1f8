import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { isLocalName } from '#restaurant/domains/rules/own-domain.ts';
import { leadsHere } from '#restaurant/domains/server/leads-here.ts';
import { FIRST_BRAND } from '../rules/brand.ts';
import type { OneBrand } from '../wire/brand.ts';
import { countPeopleOfBrands, countStoresOfBrands, type StoredBrand, selectBrands } from './queries.ts';

/** Brands belong to whoever runs the installation. To operators of another brand there is no such call. */
export function requireFirst({ site }: OperatorCtx): void {
  if (site.brandId !== FIRST_BRAND) throw new AppError('NOT_FOUND');
}

export async function listBrands(ctx: OperatorCtx): Promise<{ brands: OneBrand[] }> {
  requireFirst(ctx);
  return { brands: await viewsOf(ctx, await selectBrands(ctx.db)) };
}

export async function readOneBrand(ctx: OperatorCtx, brandId: string): Promise<OneBrand> {
  const { brands } = await listBrands(ctx);
  const brand = brands.find(({ _id }) => _id === brandId);
  if (!brand) throw new AppError('NOT_FOUND');
  return brand;
}

async function viewsOf(ctx: Ctx, rows: StoredBrand[]): Promise<OneBrand[]> {
  const stores = await countStoresOfBrands(ctx.db);
  const people = await countPeopleOfBrands(ctx.db);
  return Promise.all(
    rows.map(async ({ brandId, host, storeHost, createdAt }) => {
      const { brand, origin, hostname } = ctx.services.sites.main(brandId);
      const isFirst = brandId === FIRST_BRAND;
      return {
        _id: brandId,
        name: brand.name,
        origin,
        host: hostname,
        storeHost,
        isFirst,
        leadsHere: isFirst || isLocalName(host) || (await leadsHere(ctx, host).catch(() => null)),
        restaurants: stores.get(brandId) ?? 0,
        operators: people.get(brandId) ?? 0,
        createdAt: createdAt.toISOString(),
      };
    }),
  );
}

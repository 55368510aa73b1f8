import { withTransaction } from '#platform/context/server/context.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { OWN_BRAND } from '../rules/brand.ts';
import { BRAND_PICTURES, type BrandPicture, type BrandSettings } from '../wire/brand.ts';
import { keepBrands, pictureAddress } from './keep-brand.ts';
import { type StoredBrand, selectBrand, updateBrand } from './queries.ts';

const SIZES: Record<BrandPicture, { width: number; height: number; fit: 'inside' | 'cover' }> = {
  logo: { width: 640, height: 200, fit: 'inside' },
  icon: { width: 192, height: 192, fit: 'cover' },
};
const MOST_PIXELS = 20_000_000;

export async function readBrand({ db, site }: Pick<OperatorCtx, 'db' | 'site'>): Promise<BrandSettings> {
  const stored = await selectBrand(db, site.brandId);
  return stored ? viewOf(stored) : OWN_BRAND;
}

export async function saveBrand(ctx: OperatorCtx, settings: BrandSettings): Promise<BrandSettings> {
  const { brandId } = ctx.site;
  const before = await selectBrand(ctx.db, brandId);
  const files = { logo: '', icon: '' };
  for (const name of BRAND_PICTURES)
    files[name] = await fileOf(ctx, name, settings[name], before?.[name] ?? '');
  const stored = { settings: { ...settings, logo: '', icon: '' }, ...files };
  // Before the lock: pictures are drawn outside; of two who save at once the later one wins.
  await withTransaction(ctx, (tx) => updateBrand(tx.db, brandId, stored));
  await keepBrands(ctx.services, ctx.db);
  return viewOf(stored);
}

const viewOf = ({
  settings,
  logo,
  icon,
}: Pick<StoredBrand, 'settings' | 'logo' | 'icon'>): BrandSettings => ({
  ...OWN_BRAND,
  ...settings,
  logo: pictureAddress('logo', logo),
  icon: pictureAddress('icon', icon),
});

/** The picture made again from its pixels, so that none of the sent bytes are ever served. */
async function fileOf(
  { services }: OperatorCtx,
  name: BrandPicture,
  given: string,
  before: string,
): Promise<string> {
  if (given === '' || given === pictureAddress(name, before)) return given && before;
  const bytes = Buffer.from(given.slice(given.indexOf(',') + 1), 'base64');
  const { default: sharp } = await import('sharp');
  const drawn = await services.images
    .gate(() =>
      sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .timeout({ seconds: 10 })
        .autoOrient()
        .resize({ ...SIZES[name], withoutEnlargement: name === 'logo' })
        .png()
        .toBuffer(),
    )
    .catch(() => null);
  if (!drawn) throw fieldFault({ [name]: { rule: 'picture' } });
  return drawn.toString('base64');
}

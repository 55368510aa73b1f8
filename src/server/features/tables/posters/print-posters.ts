import type { PosterFormat, TableView } from '#domain/api/tables.ts';
import { AppError } from '#domain/errors.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { paletteOf } from '#domain/store/palette.ts';
import { placeName } from '#domain/store/place-name.ts';
import { BOUNDS, boundText } from '#domain/text/bounded-text.ts';
import { authorise, type StoreCtx } from '../../../platform/context/context.ts';
import type { StoreRow } from '../../../platform/db/schema/stores.ts';
import { type Print, renderWhole, type TurnOf } from '../../../platform/limits/prints.ts';
import type { ImageFiles } from '../../../platform/ports/image-files.ts';
import { idOfUrl } from '../../pictures/image-name.ts';
import { findStore } from '../../stores/find-store.ts';
import { listTables } from '../list-tables.ts';
import type { Look, Poster } from './designs.ts';

export interface PrintJob {
  format: PosterFormat;
  /** Null: all. */
  idens: string[] | null;
  /** Whether to print the store's own code instead of tables. */
  isOwn: boolean;
}

export async function printPosters(
  ctx: StoreCtx,
  { format, idens, isOwn }: PrintJob,
  turnOf: TurnOf,
): Promise<Print> {
  authorise(ctx, 'table.print');
  await ctx.services.limiter.take('postersOfAccount', ctx.actor.id);
  await ctx.services.limiter.take('posters', ctx.storeId);
  const store = await findStore(ctx.db, ctx.storeId);
  const { tables, link } = await listTables(ctx);
  // The libraries for PDF and pictures are loaded with the first print.
  const { postersPerPage, renderPosters } = await import('./render-posters.ts');
  const own: Poster = { place: null, link, address: addressOf(link) };
  const posters = isOwn
    ? postersPerPage(format, own)
    : choose(tables, idens).map((table) => posterOf(table, own.address));
  const look = await lookOf(ctx, store);
  return {
    storeId: store.storeId,
    fileName: `${store.slug}-${isOwn ? 'link' : 'tables'}-${format}.pdf`,
    pdf: await renderWhole(turnOf(store.storeId), renderPosters(format, look, posters)),
  };
}

function choose(tables: TableView[], idens: string[] | null): TableView[] {
  if (tables.length === 0) throw fieldFault({ tables: { rule: 'noTables' } });
  if (idens === null) return tables;
  const unknown = idens.filter((iden) => !tables.some((table) => table.iden === iden));
  if (unknown.length > 0) throw new AppError('TABLE_NOT_FOUND', { idens: unknown });
  return tables.filter(({ iden }) => idens.includes(iden));
}

function posterOf({ iden, idel, link }: TableView, address: string): Poster {
  const name = placeName({ iden, idel });
  const label = name === idel ? idel.replace(iden, '').trim() : idel;
  return { place: { label, iden, name }, link, address };
}

async function lookOf({ services }: StoreCtx, store: StoreRow): Promise<Look> {
  const { strong, onStrong, text } = paletteOf(store.primaryColor, 'light');
  return {
    name: boundText(store.name, BOUNDS.store),
    logo: await readLogo(services.images, store),
    tones: { strong, onStrong, text },
    invitation: store.viewOnly
      ? { english: 'Scan for our menu', hindi: 'मेन्यू देखने के लिए स्कैन करें' }
      : { english: 'Scan to order', hindi: 'ऑर्डर करने के लिए स्कैन करें' },
  };
}

function addressOf(link: string): string {
  return link.replace(/^https?:\/\//, '');
}

/** Sharp at 300 dots to the inch on the largest poster. */
const SIDE = 480;

/** The logo on white as JPEG, which a PDF embeds as it is. Null if there is none, or if it is on another site. */
export async function readLogo(
  files: ImageFiles,
  { storeId, logo }: { storeId: string; logo: string | null },
): Promise<Buffer | null> {
  const id = idOfUrl(logo);
  const master = id === null ? null : await files.master(id);
  if (master === null) return null;
  const { default: sharp } = await import('sharp');
  return files.turnOf(storeId)(() =>
    sharp(master)
      .resize(SIDE, SIDE, { fit: 'contain', background: '#ffffff' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  );
}

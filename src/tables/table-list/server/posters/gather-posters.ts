import { bannerOf } from '#ordering/menu/rules/menu.ts';
import { paletteOf } from '#ordering/menu/rules/palette.ts';
import type { StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { isOrderingPlan } from '#platform/site/server/plan-features.ts';
import { BOUNDS, boundText } from '#platform/text/rules/bounded-text.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { placeName } from '../../rules/place-name.ts';
import { codeLink } from '../../rules/table-link.ts';
import type { PosterFormat, PosterStyle, TableView } from '../../wire/tables.ts';
import { listTables } from '../list-tables.ts';
import { type Look, type Poster, wordsOf } from './look.ts';
import { readLogo, readPhoto } from './poster-pictures.ts';

export interface PosterJob {
  format: PosterFormat;
  style: PosterStyle;
  /** Null: all. */
  idens: string[] | null;
  /** Whether to print the store's own code instead of tables. */
  isOwn: boolean;
}

/** Everything that goes on paper. */
export async function gatherPosters(
  ctx: StoreCtx,
  store: StoreRow,
  { style, idens, isOwn }: PosterJob,
): Promise<{ look: Look; posters: Poster[] }> {
  const { tables, link } = await listTables(ctx);
  const posters = isOwn
    ? [{ place: null, link, address: addressOf(link) }]
    : choose(tables, idens).map((table) => posterOf(table, link));
  return { look: await lookOf(ctx, store, style), posters };
}

function choose(tables: TableView[], idens: string[] | null): TableView[] {
  if (tables.length === 0) throw fieldFault({ tables: { rule: 'noTables' } });
  if (idens === null) return tables;
  const unknown = idens.filter((iden) => !tables.some((table) => table.iden === iden));
  if (unknown.length > 0) throw new AppError('TABLE_NOT_FOUND', { idens: unknown });
  return tables.filter(({ iden }) => idens.includes(iden));
}

function posterOf({ iden, idel }: TableView, storeLink: string): Poster {
  const link = codeLink(storeLink, iden);
  const name = placeName({ iden, idel });
  const label = name === idel ? idel.replace(iden, '').trim() : idel;
  return { place: { label, iden, name }, link, address: addressOf(decodeURI(link)) };
}

async function lookOf({ services, now }: StoreCtx, store: StoreRow, style: PosterStyle): Promise<Look> {
  const { strong, text, tintStrong, heroTo } = paletteOf(store.primaryColor, 'light');
  const menu = style === 'picture' ? await services.storeCache.getBySlug(store.slug) : null;
  const { images } = services;
  return {
    style,
    name: boundText(store.name, BOUNDS.store),
    logo: await readLogo(images, store.storeId, store.logo),
    photo: menu ? await readPhoto(images, store.storeId, bannerOf(menu.catalogue.menus)) : null,
    tones: { strong, text, tintStrong, heroTo },
    ...wordsOf(store.viewOnly || !isOrderingPlan(services, store, now)),
  };
}

function addressOf(link: string): string {
  return link.replace(/^https?:\/\/|\/$/g, '');
}

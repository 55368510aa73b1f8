import { nameIn } from '#ordering/menu/rules/name-in.ts';
import type { Names } from '#platform/language/rules/words/en.ts';
import { placeName } from '#tables/table-list/rules/place-name.ts';

/** The order type, and the table or room, that a table's link names. */
export interface LinkedPlace {
  conf: string | null;
  iden: string | null;
  idel: string | null;
}

const NAMES = ['conf', 'iden', 'idel'] as const;

/** The query of a link, which may say anything. */
export type SaidPlace = { [name in keyof LinkedPlace]?: string | null | undefined };

/** Formats the query without its question mark; empty if the link names no place. */
export function formatLinkedPlace(said: SaidPlace): string {
  if (typeof (said.conf ?? said.iden) !== 'string') return '';
  return NAMES.flatMap((name) => {
    const text = said[name];
    return typeof text === 'string' ? `${name}=${encodeURIComponent(text)}` : [];
  }).join('&');
}

interface Places {
  tables: { name: string; label: string }[];
  orderTypes: string[];
}

/** Returns the table and the order type of a link if the store has them, because anybody can write a link. */
export function knownPlace({ conf, iden }: SaidPlace, { tables, orderTypes }: Places): LinkedPlace {
  const table = tables.find(({ name }) => name === iden);
  return {
    conf: typeof conf === 'string' && orderTypes.includes(conf) ? conf : null,
    iden: table?.name ?? null,
    idel: table?.label || null,
  };
}

/** Parses the output of `formatLinkedPlace`. */
export function parseLinkedPlace(query: string): LinkedPlace {
  const find = (name: string) => {
    const pair = query.split('&').find((candidate) => candidate.startsWith(`${name}=`));
    return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
  };
  return { conf: find('conf'), iden: find('iden'), idel: find('idel') };
}

interface Shown {
  orderTypes: string[];
  names: Names;
}

/** Formats "Table 12 · Dine-In". An order type that the store does not offer is left out. */
export function formatLinkedPlaceName(
  { conf, iden, idel }: LinkedPlace,
  { orderTypes, names }: Shown,
): string {
  const place = iden === null ? '' : placeName({ iden, idel: idel ?? '' });
  const orderType = conf !== null && orderTypes.includes(conf) ? conf : '';
  return [place, orderType]
    .filter((part) => part !== '')
    .map((part) => nameIn(names, part))
    .join(' · ');
}

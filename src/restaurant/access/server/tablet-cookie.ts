import { newToken } from '#platform/secrets/server/secrets.ts';

/** What a tablet holds: its store, a token of its own, and one of the person who has signed in on it. */
export interface TabletCookie {
  storeId: string;
  token: string;
  turn: string | null;
}

const PATTERN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})(?:\.([\w-]{43}))?$/;

/** As long as browsers keep a cookie. Each turn prolongs it. */
export const TABLET_LIFETIME_S = 400 * 86_400;

export function tabletCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-thali_tablet' : 'thali_tablet';
}

export function readTabletCookie(value: string | undefined): TabletCookie | null {
  const [, storeId, token, turn = null] = PATTERN.exec(value ?? '') ?? [];
  return storeId && token ? { storeId, token, turn } : null;
}

export function newTabletCookie(storeId: string): TabletCookie {
  return { storeId, token: newToken(), turn: null };
}

export function writeTabletCookie({ storeId, token, turn }: TabletCookie): string {
  return [storeId, token, ...(turn === null ? [] : [turn])].join('.');
}

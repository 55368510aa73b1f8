/** What a program sends: its store, by which its key is found, and a secret. Scanners know it by its beginning. */
const PATTERN = /^thali_live_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_([\w-]{43})$/;

export interface KeyParts {
  storeId: string;
  token: string;
}

export const writeKey = ({ storeId, token }: KeyParts): string => `thali_live_${storeId}_${token}`;

export function readKey(text: string): KeyParts | null {
  const [, storeId, token] = PATTERN.exec(text) ?? [];
  return storeId && token ? { storeId, token } : null;
}

/** By which people tell keys apart. */
export const endOfKey = (key: string): string => key.slice(-4);

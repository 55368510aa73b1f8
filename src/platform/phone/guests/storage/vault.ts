import { getKey } from './key.ts';

const PATIENCE_MS = 2_000;
/** For entries that are known to exist. */
const LONG_PATIENCE_MS = 10_000;

/**
 * Reads one of the guest's encrypted entries. Without a key (a page without https, a silent IndexedDB) entries live in
 * the tab; with a key, the next use of an entry moves it.
 */
export async function readEntry<T>(name: string): Promise<T | null> {
  const key = await getKey(isSealed(name) ? LONG_PATIENCE_MS : PATIENCE_MS);
  const ofTab = parse<T>(sessionStorage.getItem(name));
  if (key && ofTab !== null) await writeEntry(name, ofTab);
  if (!key || ofTab !== null) return ofTab;
  const sealed = localStorage.getItem(name);
  return sealed === null ? null : unseal<T>(key, name, sealed);
}

/** Whether there is an entry, without waiting for the key. */
export function hasEntry(name: string): boolean {
  return sessionStorage.getItem(name) !== null || localStorage.getItem(name) !== null;
}

/** Whether there is an entry that cannot be decrypted now. */
export async function isOutOfReach(name: string): Promise<boolean> {
  return isSealed(name) && (await getKey(LONG_PATIENCE_MS)) === null;
}

export async function writeEntry(name: string, value: unknown): Promise<void> {
  const key = await getKey(PATIENCE_MS);
  try {
    if (!key) return sessionStorage.setItem(name, JSON.stringify(value));
    localStorage.setItem(name, await seal(key, value));
    sessionStorage.removeItem(name);
  } catch (error) {
    // The storage is full: the page goes on with what is in memory.
    if (!(error instanceof DOMException)) throw error;
  }
}

export async function removeEntry(name: string): Promise<void> {
  await getKey(PATIENCE_MS);
  sessionStorage.removeItem(name);
  localStorage.removeItem(name);
}

function isSealed(name: string): boolean {
  return sessionStorage.getItem(name) === null && localStorage.getItem(name) !== null;
}

const IV_BYTES = 12;

async function seal(key: CryptoKey, value: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(value));
  const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text);
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(cipher)]));
}

/** Removes an entry that cannot be decrypted. */
async function unseal<T>(key: CryptoKey, name: string, sealed: string): Promise<T | null> {
  try {
    const bytes = fromBase64(sealed);
    const iv = bytes.slice(0, IV_BYTES);
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.slice(IV_BYTES));
    return parse<T>(new TextDecoder().decode(text));
  } catch {
    localStorage.removeItem(name);
    return null;
  }
}

function parse<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}

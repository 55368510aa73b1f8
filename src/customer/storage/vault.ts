import { readKey } from './key.ts';

/**
 * What this browser keeps for the guest, each entry encrypted. Where the browser has no cipher (a page without https),
 * entries live as long as the tab, and no longer.
 */
export async function readEntry<T>(name: string): Promise<T | null> {
  const key = await readKey();
  if (!key) return parse<T>(sessionStorage.getItem(name));
  const sealed = localStorage.getItem(name);
  return sealed === null ? null : open<T>(key, name, sealed);
}

export async function writeEntry(name: string, value: unknown): Promise<void> {
  const key = await readKey();
  try {
    if (key) localStorage.setItem(name, await seal(key, value));
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch (error) {
    // A full store: the page goes on with what it has in memory.
    if (!(error instanceof DOMException)) throw error;
  }
}

export async function removeEntry(name: string): Promise<void> {
  const key = await readKey();
  (key ? localStorage : sessionStorage).removeItem(name);
}

const IV_BYTES = 12;

async function seal(key: CryptoKey, value: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(value));
  const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text);
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(cipher)]));
}

/** An entry that does not open (another key, an older form) is as good as none. */
async function open<T>(key: CryptoKey, name: string, sealed: string): Promise<T | null> {
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

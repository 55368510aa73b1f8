const DATABASE = 'thali';
const KEYS = 'keys';
const NAME = 'entries';

let pending: Promise<CryptoKey | null> | null = null;
let startedAt: number | null = null;

/** The key of this browser's entries, made here and stored in IndexedDB; no script can read it. */
function awaitKey(): Promise<CryptoKey | null> {
  // Some private windows, and frames of other websites, have an IndexedDB that can't be opened or not even be asked for.
  pending ??= openKey().catch(() => null);
  return pending;
}

/**
 * The key, or null if IndexedDB has not answered within this time since the first request. On some phones it is slow, or
 * silent until the browser restarts. The key may still come later.
 */
export function getKey(withinMs: number): Promise<CryptoKey | null> {
  startedAt ??= performance.now();
  const left = Math.max(0, startedAt + withinMs - performance.now());
  return Promise.race([awaitKey(), new Promise<null>((resolve) => setTimeout(resolve, left, null))]);
}

async function openKey(): Promise<CryptoKey | null> {
  if (!crypto.subtle || !globalThis.indexedDB) return null;
  const database = await openDatabase();
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  return storeFirst(database, fresh);
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(KEYS);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('IndexedDB is blocked'));
  });
}

/** Stores the key unless there is one. The transaction makes two tabs agree on the first. */
function storeFirst(database: IDBDatabase, fresh: CryptoKey): Promise<CryptoKey> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(KEYS, 'readwrite');
    const keys = transaction.objectStore(KEYS);
    const request = keys.get(NAME);
    request.onsuccess = () => {
      if (!request.result) keys.put(fresh, NAME);
    };
    transaction.oncomplete = () => resolve((request.result as CryptoKey | undefined) ?? fresh);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

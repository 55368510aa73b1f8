const DATABASE = 'thali';
const KEYS = 'keys';
const NAME = 'entries';

let pending: Promise<CryptoKey | null> | null = null;
let startedAt: number | null = null;

/** The key of this browser's entries: made here, pending in IndexedDB, and never readable by any script. */
function awaitKey(): Promise<CryptoKey | null> {
  // Some private windows have an IndexedDB that can't be opened.
  pending ??= crypto.subtle && globalThis.indexedDB ? openKey().catch(() => null) : Promise.resolve(null);
  return pending;
}

/**
 * The key, or null if IndexedDB has not answered in this time since it was asked first. Some telephones' is slow, or
 * silent until the browser is started anew. The key may still come later.
 */
export function getKey(withinMs: number): Promise<CryptoKey | null> {
  startedAt ??= performance.now();
  const left = Math.max(0, startedAt + withinMs - performance.now());
  return Promise.race([awaitKey(), new Promise<null>((resolve) => setTimeout(resolve, left, null))]);
}

async function openKey(): Promise<CryptoKey> {
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

/** Two tabs may do this at once: in one transaction, so that the first key stays for both. */
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

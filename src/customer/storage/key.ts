const DATABASE = 'thali';
const KEYS = 'keys';
const NAME = 'entries';

/** Some telephones' IndexedDB does not answer until the browser is started anew: nobody waits for it any longer. */
const ANSWERS_WITHIN_MS = 2_000;

let known: Promise<CryptoKey | null> | null = null;

/** The key of this browser's entries: made here, kept in IndexedDB, and never readable by any script. */
export function readKey(): Promise<CryptoKey | null> {
  known ??= findKey();
  return known;
}

async function findKey(): Promise<CryptoKey | null> {
  if (!globalThis.crypto?.subtle || !globalThis.indexedDB) return null;
  const silence = new Promise<null>((resolve) => setTimeout(resolve, ANSWERS_WITHIN_MS, null));
  // Some private windows have an IndexedDB that can't be opened.
  return Promise.race([keptKey().catch(() => null), silence]);
}

async function keptKey(): Promise<CryptoKey> {
  const database = await openDatabase();
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  return keepFirst(database, fresh);
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
function keepFirst(database: IDBDatabase, fresh: CryptoKey): Promise<CryptoKey> {
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

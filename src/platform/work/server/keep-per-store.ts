const MOST_STORES = 20_000;

interface Options {
  freshMs: number;
  clock: () => number;
  /** For how many stores it is kept. */
  mostStores?: number;
}

/** Reads something of a store at most once while it is fresh, however many ask. Failed readings are not kept. */
export function keepPerStore<T>(
  read: (storeId: string) => Promise<T>,
  { freshMs, clock, mostStores = MOST_STORES }: Options,
): (storeId: string) => Promise<T> {
  const known = new Map<string, { at: number; reading: Promise<T> }>();
  return (storeId) => {
    const entry = known.get(storeId);
    if (entry && clock() - entry.at < freshMs) return entry.reading;
    const reading = read(storeId);
    known.delete(storeId);
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= mostStores) known.delete(oldest);
    known.set(storeId, { at: clock(), reading });
    reading.catch(() => known.delete(storeId));
    return reading;
  };
}

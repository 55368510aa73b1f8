/** The bytes that one reader may leave unread before it is dropped. One event may exceed it. */
export const UNSENT_BYTES_OF_READER = 128 * 1024;
/** The bytes that all readers together may leave unread. */
export const UNSENT_BYTES = 32 * 1024 * 1024;
/** What a reader on a slow line has in flight anyway. */
const USUAL_BYTES = 16 * 1024;

export interface Reader {
  unsent(): number;
  drop(): void;
}

/** Tracks unread bytes. When the total is too large, the readers with the most are dropped. */
export function createUnsent(most = UNSENT_BYTES) {
  const behind = new Set<Reader>();
  return {
    /** Called after each write. */
    note(reader: Reader): void {
      if (reader.unsent() <= USUAL_BYTES) return void behind.delete(reader);
      behind.add(reader);
      for (const each of behind) if (each.unsent() <= USUAL_BYTES) behind.delete(each);
      let all = [...behind].reduce((sum, each) => sum + each.unsent(), 0);
      const heaviest = all > most ? [...behind].toSorted((one, other) => other.unsent() - one.unsent()) : [];
      for (const each of heaviest) {
        if (all <= most) break;
        all -= each.unsent();
        behind.delete(each);
        each.drop();
      }
    },
    forget: (reader: Reader): void => void behind.delete(reader),
  };
}

/** What one reader may leave untaken before it is dropped; one event may come on top of it. */
export const UNSENT_BYTES_OF_READER = 128 * 1024;
/** What all readers together may. */
export const UNSENT_BYTES = 32 * 1024 * 1024;
/** What a reader on a slow line has under way anyway. */
const USUAL_BYTES = 16 * 1024;

export interface Reader {
  unsent(): number;
  drop(): void;
}

/** Of readers who don't take what they are sent, those with the most are dropped as soon as it is too much in all. */
export function createUnsent(most = UNSENT_BYTES) {
  const behind = new Set<Reader>();
  return {
    /** To be told after each write. */
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

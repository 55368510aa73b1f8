import type { Masters } from '#platform/ports/server/image-files.ts';

/** Masters of which some are made, once, when they are first asked for. */
export function withMade(masters: Masters, make: (id: string) => Promise<Buffer | null>): Masters {
  const making = new Map<string, Promise<Buffer | null>>();
  const makeAndSave = async (id: string) => {
    const made = await make(id);
    if (made !== null) await masters.save(id, made);
    return made;
  };
  return {
    ...masters,
    async read(id) {
      const there = await masters.read(id);
      if (there !== null) return there;
      const already = making.get(id);
      if (already) return already;
      const master = makeAndSave(id).finally(() => making.delete(id));
      making.set(id, master);
      return master;
    },
  };
}

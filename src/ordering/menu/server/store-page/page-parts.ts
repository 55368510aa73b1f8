import type { PagePart, PartAt } from '#platform/feature/server/page-part.ts';
import type { PartsAt } from '#platform/ports/server/menus.ts';
import { earliest } from '#platform/time/rules/clock.ts';

export const partsByTime = (parts: readonly PagePart[]) =>
  parts.flatMap(({ read, byTime }) => (byTime ? [{ read, byTime }] : []));

/** What a store's page shows of all subjects. */
export async function readParts<Part extends PagePart>(
  parts: readonly Part[],
  read: (part: Part) => Promise<PartAt>,
): Promise<PartsAt> {
  const found: { at: PartAt; isByTime: boolean }[] = [];
  for (const part of parts) found.push({ at: await read(part), isByTime: part.byTime !== undefined });
  return (now) => {
    const shown = found.map(({ at, isByTime }) => ({ ...at(now), isByTime }));
    return {
      shows: Object.assign({}, ...shown.map(({ shows }) => shows)),
      byTime: shown.flatMap(({ shows, isByTime }) => (isByTime ? [shows] : [])),
      changesAt: earliest(shown.map(({ changesAt = null }) => changesAt)),
    };
  };
}

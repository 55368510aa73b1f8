import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { $favourites, openFavourites } from '#platform/phone/guests/state/favourites.ts';
import { readEntry } from '#platform/phone/guests/storage/vault.ts';
import { useAtom } from '#ui/guests/use-atom.ts';
import type { Menu } from '../../rules/menu.ts';
import { useTools } from '../use-tools.ts';
import { type ActiveFilters, filterName } from './filters.ts';

const load = async () => (await import('./filter-tools.ts')).filterTools;

/** The filters of a store's menu, kept from visit to visit. Until their script is loaded, nothing is filtered. */
export function useFilters(slug: string, menu: Menu) {
  const [tools, fetchTools] = useTools(load);
  const [filters, setFilters] = useState<ActiveFilters | null>(null);
  const [isOpen, setOpen] = useState(false);
  const loadForKept = useEffectEvent((kept: unknown) => {
    if (kept) void fetchTools();
  });
  useEffect(() => {
    void readEntry(filterName(slug)).then(loadForKept);
    void openFavourites(slug);
  }, [slug]);
  const favourites = useAtom($favourites);
  const isOffered = useMemo(() => canFilter(menu, favourites), [menu, favourites]);
  const count = filters?.count ?? 0;
  const onOpen = () => {
    setOpen(true);
    void fetchTools(true);
  };
  return {
    tools,
    filters,
    // Also offered if a filter from another menu of the store is in force, so that it can be cleared.
    offer: isOffered || count > 0 ? { count, onOpen } : null,
    control: { slug, isOpen, onClose: () => setOpen(false), onFilters: setFilters },
  };
}

/** Whether there is anything to filter by. */
function canFilter({ categories }: Menu, favourites: readonly string[]): boolean {
  return categories
    .flatMap(({ items }) => items)
    .some(
      ({ id, allergens, jain, egg, spice }) =>
        allergens || jain || egg || spice !== null || favourites.includes(id),
    );
}

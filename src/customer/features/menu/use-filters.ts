import { useEffect, useEffectEvent, useState } from 'react';
import { openFavourites } from '../../state/favourites.ts';
import { readEntry } from '../../storage/vault.ts';
import { type Filters, filterName } from './filters.ts';
import { useTools } from './use-tools.ts';

const load = () => import('./filter-keeper.tsx');

/** The filters of a store's menu, remembered from visit to visit; without their script nothing is left out. */
export function useFilters(slug: string) {
  const [tools, fetchTools] = useTools(load);
  const [filters, setFilters] = useState<Filters | null>(null);
  const [isOpen, setOpen] = useState(false);
  const fetchKept = useEffectEvent((kept: unknown) => {
    if (kept) void fetchTools();
  });
  useEffect(() => {
    void readEntry(filterName(slug)).then(fetchKept);
    void openFavourites(slug);
  }, [slug]);
  const open = () => {
    setOpen(true);
    void fetchTools(true);
  };
  return {
    tools,
    filters,
    open,
    keeper: { slug, isOpen, onClose: () => setOpen(false), onFilters: setFilters },
  };
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { NotAllowed } from '#ui/office/notices/not-allowed.tsx';
import { Announcer } from './announcer.tsx';

/** Wraps each screen of the editor. Members without the permission get a notice, and not a refused save. */
export function WithCatalogue({ children }: { children: (catalogue: CatalogueView) => ReactNode }) {
  const { editor: t, items } = useTexts();
  const { storeId, role } = useStore();
  const { data, error, refetch } = useQuery(catalogueQuery(storeId));
  if (error && !data) return <Failure title={items.failed} error={error} onRetry={() => void refetch()} />;
  if (!may(role, 'catalogue.replace')) {
    return <NotAllowed title={t.title} what={t.officeOnly} hint={t.officeOnlyHint} />;
  }
  if (data) return <Announcer>{children(data)}</Announcer>;
  return <Loading shape="page" />;
}

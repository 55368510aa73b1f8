import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CatalogueView } from '#domain/api/catalogue.ts';
import { may } from '#domain/staff/permissions.ts';
import { catalogueQuery } from '../../api/menu.ts';
import { Failure } from '../../components/failure.tsx';
import { Loading } from '../../components/loading.tsx';
import { NotAllowed } from '../../components/not-allowed.tsx';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';
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

import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { CatalogueView } from '#domain/api/catalogue.ts';
import { findItemView } from '#domain/menu-edit/items.ts';
import { catalogueQuery } from '../../../api/catalogue.ts';
import { useStore } from '../../../parts/current-store.ts';
import { Failure } from '../../../parts/failure.tsx';
import { Nothing } from '../../../parts/nothing.tsx';
import { Page } from '../../../parts/page.tsx';
import { useTexts } from '../../../texts/index.ts';
import { Announcer } from '../announcer.tsx';
import { OfficeOnly } from '../office-only.tsx';
import { ItemForm } from './item-form.tsx';

const route = getRouteApi('/app/management/e-commerce/product/$name');

/** One item with everything that can be said of it. */
export function ProductPage() {
  const t = useTexts();
  const { storeId } = useStore();
  const { data, error, refetch } = useQuery(catalogueQuery(storeId));
  if (error && !data) return <Failure title={t.items.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <OfficeOnly>
      {data ? (
        <Announcer>
          <Found catalogue={data} />
        </Announcer>
      ) : (
        <p className="centred" role="status">
          {t.loading}
        </p>
      )}
    </OfficeOnly>
  );
}

function Found({ catalogue }: { catalogue: CatalogueView }) {
  const { editor: t } = useTexts();
  const { name } = route.useParams();
  const place = findItemView(catalogue, name);
  if (place) return <ItemForm key={name} saved={catalogue} place={place} />;
  return (
    <Page title={t.title}>
      <Nothing title={t.itemGone} hint={t.itemGoneHint}>
        <Link to="/app/management/e-commerce/products">{t.toMenus}</Link>
      </Nothing>
    </Page>
  );
}

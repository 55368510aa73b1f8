import { getRouteApi, Link } from '@tanstack/react-router';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { useTexts } from '#texts/office/index.ts';
import { Page } from '#ui/office/layout/page.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { findItemView } from '../../rules/edits/items.ts';
import { WithCatalogue } from '../with-catalogue.tsx';
import { ItemForm } from './item-form.tsx';

const route = getRouteApi('/app/management/e-commerce/product/$name');

export function ProductPage() {
  return <WithCatalogue>{(catalogue) => <Found catalogue={catalogue} />}</WithCatalogue>;
}

function Found({ catalogue }: { catalogue: CatalogueView }) {
  const { editor: t } = useTexts();
  const { name } = route.useParams();
  const suggested = route.useSearch();
  const place = findItemView(catalogue, name);
  if (place) return <ItemForm key={name} saved={catalogue} place={place} suggested={suggested} />;
  return (
    <Page title={t.title}>
      <Nothing show="lost" title={t.itemGone} hint={t.itemGoneHint}>
        <Link to="/app/management/e-commerce/products">{t.toMenus}</Link>
      </Nothing>
    </Page>
  );
}

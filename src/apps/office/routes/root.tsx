import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Link } from '@tanstack/react-router';
import { useBrand } from '#restaurant/access/office/use-brand.ts';
import { useTexts } from '#texts/office/index.ts';

export const root = createRootRouteWithContext<{ client: QueryClient }>()({ notFoundComponent: NotFound });

function NotFound() {
  const t = useTexts();
  useBrand();
  return (
    <main className="centred">
      <h1>{t.shell.notFound}</h1>
      <Link to="/app/dashboard">{t.shell.toOrders}</Link>
    </main>
  );
}

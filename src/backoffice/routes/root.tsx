import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Link } from '@tanstack/react-router';
import { useBrand } from '../session/use-brand.ts';
import { useTexts } from '../texts/index.ts';

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

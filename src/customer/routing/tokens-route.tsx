import { useParams } from 'wouter';
import { SECOND } from '#domain/time/durations.ts';
import { fetchTokens } from '../api/orders.ts';
import { TokensPage } from '../features/tokens/tokens-page.tsx';
import { useLoad } from '../load/use-load.ts';
import { LoadedPage } from './plain-pages.tsx';

/** The numbers of a store's counter. A television that loses its network goes on by itself. */
export function TokensRoute() {
  const { slug = '' } = useParams<{ slug?: string }>();
  const live = useLoad(slug, { fetch: () => fetchTokens(slug), everyMs: 4 * SECOND });
  return (
    <LoadedPage of={live}>
      {(screen) => <TokensPage screen={screen} isOffline={live.error !== null} />}
    </LoadedPage>
  );
}

import { useParams } from 'wouter';
import { TokensPage } from '#ordering/counter/guests/tokens-page.tsx';
import { fetchTokens } from '#ordering/orders/guests-api/orders.ts';
import { useLoad } from '#platform/phone/guests/load/use-load.ts';
import { SECOND } from '#platform/time/rules/durations.ts';
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

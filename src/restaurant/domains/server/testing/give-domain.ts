import type { TestApp } from '#testing/server/test-app.ts';
import { unique } from '#testing/server/test-stores.ts';

/** Gives the store a domain that leads here, without the DNS. Answers the domain. */
export async function giveDomain(
  { database, services }: Pick<TestApp, 'database' | 'services'>,
  storeId: string,
  domain = `menu.${unique()}.example`,
): Promise<string> {
  await database.pool.query(
    `insert into own_domains (store_id, domain, token, proved_at, live_at, created_at)
     values ($1, $2, $3, now(), now(), now())`,
    [storeId, domain, `token-of-${domain}`],
  );
  services.sites.forget();
  return domain;
}

import type { Ctx } from '#platform/context/server/context.ts';
import { DAY, HOUR } from '#platform/time/rules/durations.ts';
import { isLocalName } from '#restaurant/domains/rules/own-domain.ts';
import {
  deleteCertificates,
  selectCertificates,
  selectLiveDomains,
  upsertCertificate,
} from './watch-queries.ts';

/** In one look, so that many domains which are silent don't hold it up. */
const AT_ONCE = 20;
const HTTPS_PORT = 443;

/** Looks daily at the certificates of the hosts that guests use, and hourly at those that did not answer. */
export async function lookAtCertificates({ db, now, services }: Ctx): Promise<void> {
  const { surroundings, sites } = services;
  const { protocol, hostname, port } = new URL(sites.origin);
  const named = [hostname, ...[...sites.brands.values()].map(({ host }) => host)];
  const hosts = new Set(protocol === 'https:' ? [...named, ...(await selectLiveDomains(db))] : []);
  const known = new Map((await selectCertificates(db)).map((row) => [row.host, row]));
  await deleteCertificates(
    db,
    [...known.keys()].filter((host) => !hosts.has(host)),
  );
  const isDue = (host: string) => {
    const row = known.get(host);
    return !row || now - row.lookedAt.getTime() >= (row.endsAt === null ? HOUR : DAY);
  };
  const due = [...hosts].filter((host) => !isLocalName(host) && isDue(host)).slice(0, AT_ONCE);
  await Promise.all(
    due.map(async (host) => {
      const asked = { name: host, port: Number(port) || HTTPS_PORT, isOwn: named.includes(host) };
      const end = await surroundings.certificateEnd(asked).catch(() => null);
      // Strangers write what a certificate says, which need be no time.
      const endsAt = end === null || Number.isNaN(end.getTime()) ? null : end;
      await upsertCertificate(db, { host, lookedAt: new Date(now), endsAt });
    }),
  );
}

import { createServices } from '#apps/server/program/create-services.ts';
import { createContext } from '#platform/context/server/context.ts';
import { openDatabase } from '#platform/db/server/client.ts';
import { plainParts } from '#testing/server/plain-parts.ts';
import { createMailServers } from '../adapters/mail-servers.ts';
import { workOnMail } from '../sync/work-on-mail.ts';

/** A process that works on the mailboxes of a test, to be killed in the middle. */
const { connection, ca, ports, now } = JSON.parse(process.argv[2] ?? '');
const { db } = openDatabase(connection, () => {});
const services = createServices({
  ...plainParts(db),
  clock: () => now,
  mailServers: createMailServers({ allowPrivate: true, ca, ports }),
});
await workOnMail(createContext(services, { kind: 'system' }));
process.exit(0);

import { AppError } from '#platform/errors/rules/errors.ts';
import type { App } from '../documents/schemas.ts';

/** Node takes the first of two hosts, and a proxy perhaps the second: then each serves another store. */
export function refuseTwoHosts(app: App): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && isHost(name));
    if (hosts.length > 1) throw new AppError('BAD_REQUEST');
  });
}

const isHost = (name: string) => name.length === 4 && name.toLowerCase() === 'host';

import { createSendOutside, type OutsideOptions } from './call-outside.ts';

/** Fetches the bytes at an address that a user has entered. */
export type FetchOutside = (url: string, accept: string) => Promise<Buffer>;

const MOST_REDIRECTS = 3;

/** Checks each redirect like the address itself. */
export function createFetchOutside(options: OutsideOptions & { mostBytes: number }): FetchOutside {
  const send = createSendOutside(options);
  return async (address, accept) => {
    for (let url = address, redirects = 0; ; redirects++) {
      const { status, headers, body } = await send({ url, method: 'GET', headers: { accept } });
      const isRedirect = [301, 302, 303, 307, 308].includes(status) && headers.location !== undefined;
      if (!isRedirect) {
        if (status !== 200) throw new Error(`The answer was ${status}`);
        return body;
      }
      if (redirects === MOST_REDIRECTS) throw new Error('Too many redirects');
      url = new URL(headers.location ?? '', url).href;
    }
  };
}

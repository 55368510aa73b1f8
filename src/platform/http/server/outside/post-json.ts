import { createCallOutside, type OutsideAnswer, type OutsideOptions } from './call-outside.ts';

type Headers = Readonly<Record<string, string>>;
export type PostJson = (url: string, body: string, headers?: Headers) => Promise<OutsideAnswer>;
export type GetJson = (url: string, headers?: Headers) => Promise<OutsideAnswer>;

/** Posts JSON to a gateway. */
export function createPostJson(options: OutsideOptions): PostJson {
  const call = createCallOutside(options);
  return (url, body, headers) =>
    call({ url, headers: { 'content-type': 'application/json', ...headers }, body });
}

/** Asks a gateway. */
export function createGetJson(options: OutsideOptions): GetJson {
  const call = createCallOutside(options);
  return (url, headers = {}) => call({ url, method: 'GET', headers });
}

import { createContext } from '#platform/context/server/context.ts';
import type { AddressedEmail } from '#platform/ports/server/mailer.ts';
import { openBrand } from '#restaurant/brand/server/open-brand.ts';
import { type Call, callThrough } from './call.ts';
import type { TestApp } from './test-app.ts';
import { unique } from './test-stores.ts';

export interface TestBrand {
  brandId: string;
  name: string;
  host: string;
  /** The program at the brand's address: every call goes there. */
  thali: TestApp;
  operator: { email: string; link: string };
}

/** Opens a second brand, as an operator of the first does. */
export async function openTestBrand(thali: TestApp, name: string): Promise<TestBrand> {
  const host = `${unique()}.example`;
  const email = `operator@${host}`;
  const ctx = { ...createContext(thali.services, { kind: 'operator', id: '', name: 'Omar' }) };
  const made = await openBrand(ctx as Parameters<typeof openBrand>[0], { name, host, storeHost: '', email });
  return {
    brandId: made.brand._id,
    name,
    host,
    thali: atHost(thali, host),
    operator: { email, link: made.link },
  };
}

/** The same program, called by another name. */
export function atHost(thali: TestApp, host: string): TestApp {
  const call: Call = callThrough((method, url, options) =>
    thali.call(method, url, { ...options, headers: { host, ...options.headers } }),
  );
  return { ...thali, call };
}

/** All that an email says and shows, also of whoever sent it. */
export const wordsOfEmail = ({ to: _, ...email }: AddressedEmail): string => JSON.stringify(email);

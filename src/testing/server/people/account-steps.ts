import { stepAt, totpCode } from '#restaurant/accounts/server/second-step/totp.ts';
import type { TestApp } from '../test-app.ts';
import { PASSWORD, unique } from '../test-stores.ts';

export interface TestAccount {
  email: string;
  token: string;
  storeId: string;
}

/** A new account with PASSWORD and an unopened email. */
export async function newAccount(thali: TestApp): Promise<TestAccount> {
  const email = `person-${unique()}@thali.example`;
  const body = { name: 'Meera Iyer', email, password: PASSWORD, storeName: `Store ${unique()}` };
  const { body: signed } = await thali.call('POST', '/tenant/api/menu/signup/', { body });
  return { email, token: signed.token, storeId: signed.stores[0]._id };
}

/** Switches on two-step sign-in. Answers the app's secret and the recovery codes. */
export async function switchOnTotp(thali: TestApp, token: string) {
  const { body: setup } = await thali.call('POST /api/account/totp', { body: { password: PASSWORD }, token });
  const code = codeOf(setup.secret, thali.clock.now);
  const { body } = await thali.call('POST /api/account/totp/confirm', { body: { code }, token });
  // The code of this step is used up.
  thali.clock.advance(30_000);
  return { secret: setup.secret as string, recoveryCodes: body.recoveryCodes as string[] };
}

/** The token in the latest email to an address. */
export async function linkTo({ services, emails }: TestApp, email: string): Promise<string> {
  await services.afterwards.settled();
  const sent = emails.findLast(({ to, text }) => to === email && text.includes('#token='));
  const token = /#token=([\w-]+)/.exec(sent?.text ?? '')?.[1];
  if (!token) throw new Error(`No link was sent to ${email}`);
  return token;
}

/** The code that an app shows. */
export function codeOf(secret: string, now: number): string {
  return totpCode(secret, stepAt(now));
}

import type { Visitor } from './visitor.ts';

async function asOwner({ origin, password }: Visitor, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const sign = JSON.stringify({ email: 'owner@demo.example', password });
  const login = await fetch(`${origin}/tenant/api/login/`, { method: 'POST', headers, body: sign });
  const { token } = (await login.json()) as { token: string };
  await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { ...headers, authorization: `token ${token}` },
    body: JSON.stringify(body),
  });
}

/** Takes an order through these states, the first of which it is in. */
export async function move(visitor: Visitor, slug: string, ...states: number[]): Promise<void> {
  const answer = await fetch(`${visitor.origin}/order/status/${slug}/`);
  const { _id, profileID } = (await answer.json()) as { _id: string; profileID: string };
  for (const [index, to] of states.slice(1).entries()) {
    await asOwner(visitor, `/api/stores/${profileID}/orders/${_id}/state`, { from: states[index], to });
  }
}

export async function signIn({ page, password }: Visitor, store: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('E-mail address').fill('owner@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/app/dashboard/ecommerce');
  await page.getByRole('banner').getByTitle('Change the restaurant').click();
  await page.getByRole('menuitem', { name: store }).click();
  await page.getByText('Live', { exact: true }).waitFor();
}

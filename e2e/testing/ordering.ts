import type { FrameLocator, Page } from 'playwright-core';
import type { Person } from './browser.ts';
import type { Stage } from './stage.ts';

/** The guests' page, by itself or in a frame. */
type Guests = Page | FrameLocator;

/** Adds a dish without options from its card on the menu, which comes after that in the row of popular dishes. */
export async function addDish(page: Guests, name: string): Promise<void> {
  await page
    .getByRole('button', { name: `Add ${name}`, exact: true })
    .last()
    .click();
  await page.getByText(`${name} added to cart`).waitFor();
}

export async function openCart(page: Guests): Promise<void> {
  await page.getByRole('link', { name: /View cart/ }).click();
  await page.getByRole('heading', { name: /^Cart \(Items: \d+\)$/ }).waitFor();
}

export async function chooseType(page: Guests, label: string): Promise<void> {
  await page.locator('label').filter({ hasText: label }).click();
}

export const placeButton = (page: Guests) => page.getByRole('button', { name: /Place order/ });

/** Places an order of one dish at table 4 of the small restaurant, and returns its slug. */
export async function placeOrder({ page }: Person): Promise<string> {
  await page.goto('/udupi-tiffin?conf=Dine-In&iden=4&idel=Table');
  await addDish(page, 'Sambar vada');
  await openCart(page);
  await placeButton(page).click();
  await page.waitForURL('**/status/*');
  return orderSlug(page);
}

/** Places an order whose answer is lost on the way, and waits until the guest is told. */
export async function loseAnswer({ page, mayComplain }: Person, url: string, dish: string): Promise<void> {
  mayComplain(/ERR_CONNECTION_RESET/);
  await page.goto(url);
  await addDish(page, dish);
  await openCart(page);
  await placeButton(page).click();
  await page.getByText(/We’re not sure your order reached us/).waitFor();
}

export async function tryAgain(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: /Try again|Place order/ });
  await again.first().click();
  await page.waitForURL('**/status/*');
}

export function orderSlug(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

interface Placed {
  storeId: string;
  orderId: string;
  lines: string[];
}

/** Acts for the staff, with the calls that their board makes. */
export async function createKitchen({ thali, ownerToken }: Stage) {
  const token = await ownerToken();
  const find = async (slug: string): Promise<Placed> => {
    const { body } = await thali.call('GET', `/order/status/${slug}/`);
    const lines = body.items.map(({ _id }: { _id: string }) => _id);
    return { storeId: body.profileID, orderId: body._id, lines };
  };
  const post = async (url: string, body: object) => {
    const answer = await thali.call('POST', url, { token, body });
    if (answer.status !== 200) throw new Error(answer.text);
  };
  return {
    token,
    async move(slug: string, from: number, to: number, reason?: string) {
      const { storeId, orderId } = await find(slug);
      await post(`/api/stores/${storeId}/orders/${orderId}/state`, {
        from,
        to,
        ...(reason ? { reason } : {}),
      });
    },
    /** Marks every line as ready, as the ticket's button does. */
    async ready(slug: string) {
      const { storeId, orderId, lines } = await find(slug);
      for (const line of lines)
        await post(`/api/stores/${storeId}/orders/${orderId}/items/${line}/ready`, { ready: true });
    },
    async discard(slug: string, line: number) {
      const { storeId, orderId, lines } = await find(slug);
      await post(`/api/stores/${storeId}/orders/${orderId}/items/${lines[line]}/discard`, {
        discarded: true,
      });
    },
    /** Changes a dish of a store: its state, its price, what a card shows. */
    async change(slug: string, dish: string, patch: object) {
      const { body } = await thali.call('GET', `/restaurant/api/store/web/${slug}/`);
      type Item = { _id: string; label: string };
      const items: Item[] = body.menus.flatMap((menu: { categories: { items: Item[] }[] }) =>
        menu.categories.flatMap((category) => category.items),
      );
      const item = items.find(({ label }) => label === dish);
      const url = `/api/stores/${body.profile._id}/items/${item?._id}`;
      const answer = await thali.call('PATCH', url, { token, body: patch });
      if (answer.status !== 200) throw new Error(answer.text);
    },
    async changeStore(slug: string, patch: object) {
      const { body } = await thali.call('GET', `/restaurant/api/store/web/${slug}/`);
      const answer = await thali.call('PATCH', `/store/api/store/${body.profile._id}/`, {
        token,
        body: patch,
      });
      if (answer.status !== 200) throw new Error(answer.text);
    },
    async otpFor(slug: string): Promise<string> {
      const { body } = await thali.call('GET', `/restaurant/api/store/web/${slug}/`);
      const { body: outbox } = await thali.call('GET', `/api/stores/${body.profile._id}/otp-outbox`, {
        token,
      });
      return outbox.codes[0].code;
    },
  };
}

import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { SAMPLE_ACCOUNTS } from '../simulators/gateway/accounts.ts';
import { useGateway } from '../simulators/gateway/testing/use-gateway.ts';
import { replaceCatalogue } from '../src/testing/server/test-stores.ts';
import { DESKTOP } from './testing/browser.ts';
import { openRestaurant, save } from './testing/office.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const sim = await useGateway(SAMPLE_ACCOUNTS);

describe('settings reach the guests', () => {
  test('name, contacts and address; an invalid contact is marked at its field', async () => {
    const { slug, email } = await openRestaurant(stage, 'First Chai');
    const [owner, guest] = [await stage.person(), await stage.person()];
    const { page } = owner;
    await signIn(page, { email, path: '/app/settings/store' });
    await page.getByLabel('Name', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Add contact' }).click();
    await page.getByLabel('Phone', { exact: true }).fill('call us');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Please fill this in.').waitFor();
    await page.getByText('A number with 6 to 15 digits').waitFor();
    await expect
      .poll(() =>
        page.getByLabel('Name', { exact: true }).evaluate((field) => field === document.activeElement),
      )
      .toBe(true);
    await page.getByLabel('Name', { exact: true }).fill('Chai Corner');
    await page.getByLabel('Phone', { exact: true }).fill('+91 98765 43210');
    await save(page);
    await guest.page.goto(`/${slug}`);
    await guest.page.getByRole('heading', { name: 'Chai Corner' }).waitFor();
    await guest.page.locator('a[href="tel:+919876543210"]').first().waitFor();
  });

  test('a language is added, and guests can choose it', async () => {
    const { slug, email } = await openRestaurant(stage, 'Pune Chai');
    const [owner, guest] = [await stage.person(), await stage.person()];
    await signIn(owner.page, { email, path: '/app/settings/store' });
    await owner.page.getByText('मराठी').click();
    await save(owner.page);
    await guest.page.goto(`/${slug}`);
    await guest.page.getByRole('button', { name: 'More', exact: true }).click();
    await guest.page.getByRole('button', { name: 'मराठी' }).click();
    await guest.page.getByRole('button', { name: 'आणखी', exact: true }).waitFor();
  });

  test("the colour and the legal numbers are on the guests' page; wrong ones are refused", async () => {
    const { slug, email } = await openRestaurant(stage, 'Colour Chai');
    const [owner, guest] = [await stage.person({ viewport: DESKTOP }), await stage.person()];
    const { page } = owner;
    await signIn(page, { email, path: '/app/settings/look' });
    await page.getByLabel('Colour code').fill('blue');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Six digits of 0 to 9 and A to F').waitFor();
    await page.getByLabel('Colour code').fill('#1F6FB2');
    const strongOf = (html: Element) => getComputedStyle(html).getPropertyValue('--brand-strong').trim();
    const preview = page.frameLocator('iframe[title="Guest menu, Light"]').locator(':root');
    await expect.poll(() => preview.evaluate(strongOf)).toBe('#1f6fb2');
    await save(page);
    await page.goto('/app/settings/legal');
    await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZW');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('One character is wrong.').waitFor();
    await page.getByLabel('GSTIN').fill('27 aapfu0939f 1zv');
    await page.getByLabel('Street').fill('12 MG Road');
    await page.getByLabel('City').fill('Pune');
    await save(page);
    await guest.page.goto(`/${slug}`);
    await guest.page.getByText('27AAPFU0939F1ZV').waitFor();
    expect(await guest.page.locator(':root').evaluate(strongOf)).toBe('#1f6fb2');
  });

  test('a charge is on the bill as the screen showed it', async () => {
    const { slug, email } = await openRestaurant(stage, 'Charge Chai');
    const [owner, guest] = [await stage.person(), await stage.person()];
    const { page } = owner;
    await signIn(page, { email, path: '/app/settings/order-types' });
    await page.getByRole('button', { name: /^Dine-In/ }).click();
    await page.getByRole('button', { name: '+ Add charge' }).click();
    await page.getByLabel('Charge', { exact: true }).fill('Service');
    await page.getByLabel('How much').fill('101');
    await page.getByLabel('Amount or percentage').selectOption('percentage');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('A percentage from 0 to 100.').waitFor();
    await page.getByLabel('How much').fill('7.5');
    await page.getByLabel('Taxes on Service', { exact: true }).selectOption('Other taxes');
    await page.getByLabel('Other taxes on Service').fill('Cess 1%; CGST');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Names and rates, such as').waitFor();
    await page.getByLabel('Taxes on Service', { exact: true }).selectOption('GST 5 %');
    await page.getByLabel('Minimum order').fill('1,250/-');
    await page.getByRole('button', { name: /^Dine-In.*Service 7\.5%.*Minimum order ₹1,250/ }).waitFor();
    await page.getByLabel('Minimum order').fill('');
    const bill = page.getByRole('complementary', { name: 'Sample bill for dishes of ₹500' });
    await bill.getByText('₹539.38').waitFor();
    await save(page);
    await guest.page.goto(`/${slug}?conf=Dine-In&iden=4&idel=Table`);
    await guest.page.getByRole('button', { name: 'Add Masala chai', exact: true }).click();
    await guest.page.getByRole('link', { name: /View cart/ }).click();
    await guest.page.getByText('₹539.38').first().waitFor();
  });

  test('an order type with a name of its own: guests are asked for what its kind needs', async () => {
    const { slug, email } = await openRestaurant(stage, 'Doorstep Chai');
    const [{ page }, guest] = [await stage.person(), await stage.person()];
    await signIn(page, { email, path: '/app/settings/order-types' });
    await page.getByRole('button', { name: 'Add order type' }).click();
    await page.getByRole('menuitem', { name: 'Custom' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Home delivery');
    await page.getByLabel('Where the food goes').selectOption('Delivery');
    await save(page);
    await guest.page.goto(`/${slug}?conf=Home+delivery`);
    await guest.page.getByRole('button', { name: 'Add Masala chai', exact: true }).click();
    await guest.page.getByRole('link', { name: /View cart/ }).click();
    await guest.page.getByLabel('Delivery Address').waitFor();
  });

  test('the logo; a file that is not a picture is refused', async () => {
    const { slug, email } = await openRestaurant(stage, 'Logo Chai');
    const [owner, guest] = [await stage.person(), await stage.person()];
    const { page } = owner;
    await signIn(page, { email, path: '/app/settings/store' });
    const upload = (buffer: Buffer) =>
      page.locator('input[type="file"]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await upload(Buffer.from('not a picture'));
    await page.getByText('This picture could not be read.').waitFor();
    // The browser's own message about an answer of 422.
    owner.mayComplain(/422/);
    const square = { create: { width: 320, height: 320, channels: 3 as const, background: '#e4572e' } };
    await upload(await sharp(square).png().toBuffer());
    await page.getByRole('img', { name: 'Current logo' }).waitFor();
    await save(page);
    await guest.page.goto(`/${slug}`);
    const { body } = await stage.thali.call('GET', `/restaurant/api/store/web/${slug}/`);
    const logo = body.profile.logo.split('#')[0].replace(/-\d+\.\w+$/, '');
    await guest.page.locator(`img[src*="${logo}"]`).first().waitFor();
  });

  test('a custom policy, and back to the standard one', async () => {
    const { slug, email } = await openRestaurant(stage, 'Policy Chai');
    const [owner, guest] = [await stage.person(), await stage.person()];
    const { page } = owner;
    await signIn(page, { email, path: '/app/settings/policies' });
    const returns = page.getByRole('region', { name: 'Refunds and cancellation' });
    await returns.getByRole('switch').click();
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Write your text, or switch back to the standard one.').waitFor();
    await returns.getByRole('textbox').fill('Chai is made for you.\n\nIt cannot come back.');
    await save(page);
    await guest.page.goto(`/${slug}`);
    const open = async () => {
      await guest.page.getByRole('button', { name: /Refund/ }).click();
      return guest.page.getByRole('dialog');
    };
    await (await open()).getByText('It cannot come back.').waitFor();
    await returns.getByRole('switch').click();
    await save(page);
    await guest.page.reload();
    await (await open()).getByText('Last updated February 22, 2022').waitFor();
  });
});

test('the list says how each setting stands, and is searched by the words of owners', async () => {
  const { email, storeId, token } = await openRestaurant(stage, 'State Chai');
  const body = { gstNo: '27AAPFU0939F1ZV', fssaiNo: '11226000000002' };
  await stage.thali.call('PATCH', `/store/api/store/${storeId}/`, { token, body });
  const owner = await stage.person({ viewport: DESKTOP });
  const { page } = owner;
  await signIn(page, { email, path: '/app/settings' });
  await page.getByRole('link', { name: /GSTIN …9F1ZV ✓ · FSSAI ✓/ }).waitFor();
  await page.getByRole('link', { name: /Printing from the browser/ }).waitFor();
  await page.getByRole('link', { name: /Staff read codes out/ }).waitFor();
  const search = page.getByRole('searchbox', { name: 'Search settings' });
  const names = () => page.getByRole('main').getByRole('link').allTextContents();
  for (const [typed, name] of [
    ['licence', /^Legal details/],
    ['छुट्टी', /^Opening hours/],
    ['kot', /^Printers/],
  ] as const) {
    await search.fill(typed);
    await expect.poll(names).toEqual([expect.stringMatching(name)]);
  }
  await search.fill('submarine');
  await page.getByText('No results for “submarine”').waitFor();
});

describe('the payment gateway', () => {
  test('its key is written once, never shown and can be removed', async () => {
    const { email, storeId, token } = await openRestaurant(stage, 'Pay Chai');
    await stage.thali.verify(email);
    const owner = await stage.person();
    const { page } = owner;
    await signIn(page, { email, path: '/app/settings/payments' });
    const open = (gateway: string, state: string) =>
      page.getByRole('button', { name: new RegExp(`^${gateway} ?${state}`) }).click();
    const connect = () => page.getByRole('button', { name: 'Connect', exact: true }).click();
    const disconnect = async () => {
      await page.getByRole('button', { name: 'Disconnect' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
      await page.getByText('Disconnected.').waitFor();
    };
    await open('Paytm', 'Not connected');
    await expect.poll(() => page.getByLabel('UPI ID').count()).toBe(0);
    await connect();
    await page.getByText('Please enter the merchant key.').waitFor();
    await page.getByLabel('Merchant ID').fill(sim.paytm.mid);
    await page.getByLabel('Merchant key').fill('a key to keep');
    await page.getByText('Advanced', { exact: true }).click();
    await page.getByLabel('Gateway address').fill(sim.url);
    await connect();
    await page.getByText('Paytm refuses these keys.').waitFor();
    await page.getByRole('heading', { name: 'Paytm Last test failed' }).waitFor();
    expect(await page.content()).not.toContain('a key to keep');
    await page.getByRole('button', { name: 'Replace keys' }).click();
    await page.getByLabel('Merchant ID').fill(sim.paytm.mid);
    await page.getByLabel('Merchant key').fill(sim.paytm.key);
    await page.getByText('Advanced', { exact: true }).click();
    await page.getByLabel('Gateway address').fill(sim.url);
    await connect();
    await page.getByText('Paytm accepts your keys.').waitFor();
    await page.getByRole('heading', { name: 'Paytm Connected' }).waitFor();
    sim.sim.setFaults({ down: true });
    await page.getByRole('button', { name: 'Test connection' }).click();
    await page.getByText('Paytm didn’t answer.').waitFor();

    await open('Razorpay', 'Not connected');
    await page.getByText('Guests then pay here instead of through Paytm.').waitFor();
    await page.getByText(`/payments/razorpay/webhook/${storeId}`).waitFor();
    await page.getByLabel('Key ID').fill('the secret, by mistake');
    await page.getByLabel('Key secret').fill('another to keep');
    await connect();
    await page.getByText('Please enter the key ID, which starts with rzp_.').waitFor();
    await page.getByLabel('Key ID').fill('rzp_test_4711');
    await page.getByLabel('Webhook secret').fill('a third to keep');
    await page.getByText('Advanced', { exact: true }).click();
    await page.getByLabel('Gateway address').fill(sim.url);
    await connect();
    await page.getByRole('heading', { name: 'Paytm Not connected' }).waitFor();
    expect(await page.content()).not.toContain('to keep');
    await disconnect();
    await page.getByRole('heading', { name: 'Razorpay Not connected' }).waitFor();
    const { body } = await stage.thali.call('GET', `/store/api/store/${storeId}/`, { token });
    expect(body.hasGateway).toBe(false);
  });
});

test('the second of two people who edit order types at once is warned and loses nothing', async () => {
  const { email, storeId, slug, token } = await openRestaurant(stage, 'Two Chai');
  const { page } = await stage.person();
  await signIn(page, { email, path: '/app/settings/order-types' });
  await page.getByRole('button', { name: /^Dine-In/ }).click();
  await page.getByLabel('Minimum order').fill('250');
  const others = { orderConfigs: [{ label: 'Dine-In' }, { label: 'Terrace' }], menus: [] };
  await replaceCatalogue(stage.thali, { storeId, slug, token, items: {} }, others);
  await page.getByText('Someone else has changed the order types meanwhile.').waitFor();
  await expect.poll(() => page.getByLabel('Minimum order').inputValue()).toBe('250');
  await page.getByRole('button', { name: 'Show theirs' }).click();
  await page.getByRole('button', { name: /^Terrace/ }).waitFor();
});

import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { SAMPLE_ACCOUNTS } from '../simulators/gateway/accounts.ts';
import { useGateway } from '../simulators/gateway/testing/use-gateway.ts';
import { hire, replaceCatalogue } from '../src/server/testing/test-stores.ts';
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
    await owner.checkAccessibility();
    await page.getByLabel('Name', { exact: true }).fill('Chai Corner');
    await page.getByLabel('Phone', { exact: true }).fill('+91 98765 43210');
    await save(page);
    await guest.page.goto(`/${slug}`);
    await guest.page.getByRole('heading', { name: 'Chai Corner' }).waitFor();
    await guest.page.locator('a[href="tel:+919876543210"]').first().waitFor();
  });

  test('the colour', async () => {
    const { slug, email } = await openRestaurant(stage, 'Colour Chai');
    const [owner, guest] = [await stage.person({ viewport: DESKTOP }), await stage.person()];
    await signIn(owner.page, { email, path: '/app/settings/look' });
    await owner.page.getByLabel('Colour code').fill('blue');
    await owner.page.getByRole('button', { name: 'Save', exact: true }).click();
    await owner.page.getByText('Six digits of 0 to 9 and A to F').waitFor();
    await owner.page.getByLabel('Colour code').fill('#1F6FB2');
    await owner.page.getByText('reads well').first().waitFor();
    const root = owner.page.frameLocator('iframe[title="Guest menu, Light"]').locator(':root');
    const strongOf = (html: Element) => getComputedStyle(html).getPropertyValue('--brand-strong').trim();
    await expect.poll(() => root.evaluate(strongOf)).toBe('#1f6fb2');
    await save(owner.page);
    const { body } = await stage.thali.call('GET', `/api/store-pages/${slug}`);
    expect(body.color).toBe('1F6FB2');
    await guest.page.goto(`/${slug}`);
    const shown = guest.page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--brand-strong').trim(),
    );
    expect(await shown).toBe('#1f6fb2');
  });

  test('a holiday closes the store; overlapping hours are refused', async () => {
    const { slug, email } = await openRestaurant(stage, 'Holiday Chai');
    const [owner, guest] = [await stage.person(), await stage.person()];
    const { page } = owner;
    await signIn(page, { email, path: '/app/settings/hours' });
    await page.getByRole('switch', { name: 'Always open' }).click();
    // Open around the clock, so that only the holiday closes it.
    await page.getByLabel('Monday, from').fill('00:00');
    await page.getByLabel('Monday, to').fill('00:00');
    await page.getByRole('button', { name: 'Copy Monday to other days' }).click();
    await page.getByRole('menuitem', { name: 'All other days' }).click();
    await page.getByRole('button', { name: 'Add hours: Friday' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('These hours overlap with others that day.').waitFor();
    await page.getByRole('button', { name: 'Remove hours: Friday' }).last().click();
    await page.getByRole('button', { name: 'Add special day' }).click();
    await page.getByLabel('Occasion').fill('Diwali');
    await owner.checkAccessibility();
    await save(page);
    await page.getByText(/^Closed, opens/).waitFor();
    await guest.page.goto(`/${slug}`);
    await guest.page
      .getByText(/closed/i)
      .first()
      .waitFor();
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
    await page.getByLabel('Minimum order').fill('1,250/-');
    await page.getByRole('button', { name: /^Dine-In.*Service 7\.5%.*Minimum order ₹1,250/ }).waitFor();
    await page.getByLabel('Minimum order').fill('');
    const bill = page.getByRole('complementary', { name: 'Sample bill for dishes of ₹500' });
    await bill.getByText('₹537.50').waitFor();
    await owner.checkAccessibility();
    await save(page);
    await guest.page.goto(`/${slug}?conf=Dine-In&iden=4&idel=Table`);
    await guest.page.getByRole('button', { name: 'Add Masala chai', exact: true }).click();
    await guest.page.getByRole('link', { name: /View cart/ }).click();
    await guest.page.getByText('₹537.50').first().waitFor();
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
    await owner.checkAccessibility();
    await save(page);
    await guest.page.goto(`/${slug}`);
    const open = async () => {
      await guest.page.getByRole('button', { name: /Refund/ }).click();
      return guest.page.getByRole('dialog');
    };
    await (await open()).getByText('It cannot come back.').waitFor();
    await guest.checkAccessibility();
    await returns.getByRole('switch').click();
    await save(page);
    await guest.page.reload();
    await (await open()).getByText('Last updated February 22, 2022').waitFor();
  });

  test('legal numbers stand in the footer; a wrong digit is refused', async () => {
    const { slug, email } = await openRestaurant(stage, 'Legal Chai');
    const [owner, guest] = [await stage.person(), await stage.person()];
    const { page } = owner;
    await signIn(page, { email, path: '/app/settings/legal' });
    await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZW');
    await page.getByLabel('Food licence (FSSAI)').fill('1122600000000');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('This is not a GSTIN.').waitFor();
    await page.getByText('This is not a food licence.').waitFor();
    await page.getByLabel('GSTIN').fill('27 aapfu0939f 1zv');
    await page.getByLabel('Food licence (FSSAI)').fill('11226000000002');
    await save(page);
    await guest.page.goto(`/${slug}`);
    await guest.page.getByText('27AAPFU0939F1ZV').waitFor();
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
  await owner.checkAccessibility();
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
    expect(await page.getByLabel('UPI ID').count()).toBe(0);
    await connect();
    await page.getByText('Please enter the merchant key.').waitFor();
    await page.getByLabel('Merchant ID').fill(sim.paytm.mid);
    await page.getByLabel('Merchant key').fill('a key to keep');
    await page.getByText('Advanced', { exact: true }).click();
    await page.getByLabel('Gateway address').fill(sim.url);
    await connect();
    await page.getByText('Paytm refuses these keys.').waitFor();
    await page.getByRole('heading', { name: 'Paytm Last test failed' }).waitFor();
    await owner.checkAccessibility();
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
    await owner.checkAccessibility();
    await connect();
    await page.getByRole('heading', { name: 'Paytm Not connected' }).waitFor();
    expect(await page.content()).not.toContain('to keep');
    await disconnect();
    await page.getByRole('heading', { name: 'Razorpay Not connected' }).waitFor();
    const { body } = await stage.thali.call('GET', `/store/api/store/${storeId}/`, { token });
    expect(body.hasGateway).toBe(false);
  });

  test('is closed to managers', async () => {
    const office = await openRestaurant(stage, 'Manager Chai');
    const email = `manager-of-${office.slug}@office.example`;
    await hire(stage.thali, office.storeId, { name: 'Ravi', email, role: 'MANAGER' });
    const { page } = await stage.person();
    await signIn(page, { email, path: '/app/settings' });
    await page.getByRole('link', { name: /^Legal details/ }).waitFor();
    expect(await page.getByRole('link', { name: /^Payments/ }).count()).toBe(0);
    await page.goto('/app/settings/payments');
    await page.getByText('Only owners see this').waitFor();
  });
});

test('waiters are told that they cannot change settings', async () => {
  const office = await openRestaurant(stage, 'Waiter Chai');
  const email = `waiter-of-${office.slug}@office.example`;
  await hire(stage.thali, office.storeId, { name: 'Ravi', email, role: 'STAFF' });
  const { page } = await stage.person();
  await signIn(page, { email, path: '/app/settings/store' });
  await page.getByText('Settings are for owners and managers').waitFor();
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
  expect(await page.getByLabel('Minimum order').inputValue()).toBe('250');
  await page.getByRole('button', { name: 'Show theirs' }).click();
  await page.getByRole('button', { name: /^Terrace/ }).waitFor();
});

test('leaving a half-filled form asks first', async () => {
  const { email } = await openRestaurant(stage, 'Leave Chai');
  const { page } = await stage.person();
  await signIn(page, { email, path: '/app/settings/store' });
  await page.getByLabel('Short description').fill('Half a thought');
  await page.getByRole('link', { name: 'All settings' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  expect(await page.getByLabel('Short description').inputValue()).toBe('Half a thought');
  await page.getByRole('link', { name: 'All settings' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await page.waitForURL('**/app/settings');
});

test('every settings screen is there in Hindi and fits a phone', async () => {
  const { email } = await openRestaurant(stage, 'Hindi Chai');
  const { page, checkAccessibility } = await stage.person();
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await signIn(page, { email, path: '/app/settings' });
  await page.getByRole('heading', { name: 'सेटिंग्स' }).waitFor();
  for (const [path, heading] of [
    ['store', 'रेस्टोरेंट'],
    ['look', 'रंग'],
    ['hours', 'खुलने का समय'],
    ['order-types', 'ऑर्डर के प्रकार'],
    ['policies', 'नीतियाँ'],
    ['legal', 'कानूनी जानकारी'],
    ['payments', 'भुगतान'],
  ]) {
    await page.goto(`/app/settings/${path}`);
    await page.getByRole('heading', { level: 1, name: heading ?? '' }).waitFor();
    await checkAccessibility();
    const over = () =>
      page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { right: scrollWidth - innerWidth, below: scrollHeight - innerHeight };
      });
    await expect.poll(async () => ({ path, ...(await over()) })).toEqual({ path, right: 0, below: 0 });
  }
});

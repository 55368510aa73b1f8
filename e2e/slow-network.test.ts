import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { holdScript } from './testing/hold.ts';
import { placeOrder } from './testing/ordering.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

const BYTES_PER_MS = 400 / 8;
const LATENCY_MS = 400;

interface Fetched {
  path: string;
  bytes: number;
}

/**
 * Emulates crowded Wi-Fi and a cheap phone. Returns the fetched files, in the order in which they completed.
 */
async function goSlow(page: Page): Promise<Fetched[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_MS * 1000,
    uploadThroughput: BYTES_PER_MS * 1000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const paths = new Map<string, string>();
  const fetched: Fetched[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    fetched.push({ path: paths.get(requestId) ?? '', bytes: encodedDataLength }),
  );
  return fetched;
}

/**
 * Computes the time that the line alone takes for the bytes up to then, which is the same on a busy machine.
 */
function lineMs(fetched: Fetched[], until: RegExp): number {
  const last = fetched.findLastIndex(({ path }) => until.test(path));
  expect(last, `${until} among ${fetched.map(({ path }) => path).join(' ')}`).toBeGreaterThanOrEqual(0);
  return fetched.slice(0, last + 1).reduce((sum, { bytes }) => sum + bytes, 0) / BYTES_PER_MS;
}

describe('on a slow line', () => {
  test("the menu's bytes take a second, those that Add needs less than three, without the icon", async () => {
    const { page } = await stage.person({ viewport: { width: 360, height: 640 } });
    const fetched = await goSlow(page);
    await page.goto('/udupi-tiffin', { waitUntil: 'commit' });
    const add = page.getByRole('button', { name: 'Add Rava idli', exact: true });
    await add.waitFor();
    await add.click();
    await page.getByText('1 Item in Cart').waitFor();
    expect(lineMs(fetched, /^\/udupi-tiffin$/)).toBeLessThan(1_000);
    // Includes the latency of one request, sent while the page still arrives, and leaves time for a phone to
    // run the script.
    expect(lineMs(fetched, /entry-client/) + LATENCY_MS).toBeLessThan(2_600);
    expect(fetched.some(({ path }) => path.includes('/icon-'))).toBe(false);
  });

  test('a tap shows before the script has arrived, and is in the cart once', async () => {
    const { page } = await stage.person({ viewport: { width: 320, height: 640 } });
    const letGo = await holdScript(page);
    await goSlow(page);
    await page.goto('/udupi-tiffin', { waitUntil: 'commit' });
    const add = page.getByRole('button', { name: 'Add Rava idli', exact: true });
    await add.click();
    await expect.poll(() => add.getAttribute('data-tapped')).toBe('1');
    const cart = page.getByRole('region', { name: 'Cart' });
    await expect.poll(() => cart.count()).toBe(0);
    letGo();
    await cart.getByText('1 Item in Cart').waitFor();
    // Whoever taps again gets a second one, and nothing is left of the first tap that would add a third.
    await page.getByRole('button', { name: 'One more Rava idli' }).click();
    await cart.getByText('2 Items in Cart').waitFor();
    await expect.poll(() => page.locator('[data-tapped]').count()).toBe(0);
  });

  test("an order's page is readable before its script arrives, and live afterwards", async () => {
    const guest = await stage.person();
    const slug = await placeOrder(guest);
    const { page } = await stage.person({ viewport: { width: 360, height: 640 } });
    const letGo = await holdScript(page);
    const fetched = await goSlow(page);
    await page.goto(`/status/${slug}`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText('Sambar vada').waitFor();
    expect(fetched.filter(({ path }) => path.includes('entry-client'))).toEqual([]);
    letGo();
    await page.getByText('Live', { exact: true }).waitFor();
    expect(lineMs(fetched, /^\/status\//)).toBeLessThan(1_000);
  });
});

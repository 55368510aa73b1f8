import type { Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BANNER, keptIn, leave, visit } from './testing/offline.ts';
import { addDish } from './testing/ordering.ts';
import { setStage } from './testing/stage.ts';
import { standIn } from './testing/stand-in.ts';

const stage = await setStage();

describe('after a new build', () => {
  test('a script lost to the network does not cost the page', async () => {
    const { page, mayComplain } = await stage.person();
    const lost = standIn(stage.thali.app.server, ({ url = '' }, response) => {
      const isLost = /\/place-order-route-.*\.js$/.test(url) || url === '/healthz';
      if (isLost) response.destroy();
      return isLost;
    });
    await page.goto('/udupi-tiffin');
    let loads = 0;
    page.on('load', () => loads++);
    // The page asks whether the program is there; an answer after all would have it reload by itself.
    const asking = new Set<Request>();
    page.on('request', (request) => request.url().endsWith('/healthz') && asking.add(request));
    page.on('requestfailed', (request) => asking.delete(request));
    await addDish(page, 'Sambar vada');
    await page.getByRole('link', { name: /View cart/ }).click();
    await page.getByText('No internet connection.').waitFor();
    await expect.poll(() => asking.size).toBe(0);
    expect(loads).toBe(0);
    lost.stop();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Cart (Items: 1)' }).waitFor();
    mayComplain(/ERR_|dynamically imported/);
  });

  test('a script that no longer exists reloads the page once', async () => {
    const { page, mayComplain } = await stage.person();
    const gone = standIn(stage.thali.app.server, ({ url = '' }, response) => {
      const isGone = /\/place-order-route-.*\.js$/.test(url);
      if (isGone) response.writeHead(404).end();
      return isGone;
    });
    await page.goto('/udupi-tiffin');
    let loads = 0;
    page.on('load', () => loads++);
    await addDish(page, 'Sambar vada');
    await page.getByRole('link', { name: /View cart/ }).click();
    await expect.poll(() => loads).toBe(1);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(loads).toBe(1);
    gone.stop();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Cart (Items: 1)' }).waitFor();
    mayComplain(/404|dynamically imported/);
  });

  test('the new worker takes over, deletes earlier files and keeps the menu', async () => {
    const person = await stage.person({ worker: true });
    const { page } = person;
    await visit(person, '/udupi-tiffin', '/udupi-tiffin?lang=en');
    await page.evaluate(async () => {
      await (await caches.open('thali-files-1')).put('/assets/old-12345678.js', new Response(''));
      await caches.open('thali-pages-0');
    });
    const { text: script } = await stage.thali.call('GET', '/service-worker.js');
    const newer = standIn(stage.thali.app.server, ({ url }, response) => {
      const isScript = url === '/service-worker.js';
      if (isScript) response.writeHead(200, { 'content-type': 'text/javascript' }).end(`${script}\n//`);
      return isScript;
    });
    // Asked for, since a browser looks for a new worker when it has time.
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('thali-pages-0');
    // Checked only now, since looking into a cache creates it again.
    await expect.poll(() => keptIn(page)).not.toContain('/assets/old-12345678.js');
    newer.stop();
    // The program hangs up: the browser's own switch may not have reached a worker that has just begun.
    const gone = standIn(stage.thali.app.server, (_request, response) => {
      response.destroy();
      return true;
    });
    person.mayComplain(/ERR_/);
    await page.goto('/udupi-tiffin');
    await page.getByText(BANNER).waitFor();
    gone.stop();
    await leave(person);
  });
});

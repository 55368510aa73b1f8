import { expect, test } from 'vitest';
import { MERCHANT } from '#money/payments/server/testing/fake-paytm.ts';
import { setGateway } from '#money/payments/server/testing/pay-scene.ts';
import { usePayScene } from '#money/payments/server/testing/use-pay-scene.ts';
import { loadBuiltPages } from './built-pages.ts';

const pages = await loadBuiltPages(new URL('../../../../dist', import.meta.url).pathname);
const { paytm, thali, store, place, comeBack } = await usePayScene({ pages });

async function look(url: string) {
  const { text, headers } = await thali.call('GET', url, { headers: { accept: 'text/html' } });
  const policy = String(headers['content-security-policy']);
  const boot = /id="boot">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
  return {
    forms: /form-action ([^;]*)/.exec(policy)?.[1]?.split(' '),
    form: JSON.parse(boot).model.form,
    text,
  };
}

test('only the page of an order that waits for its payment lets a form post to its gateway', async () => {
  const order = await place();
  await setGateway(thali, store, { ...MERCHANT, host: 'https://another.example/pay' });
  const page = await look(`/status/${order.slug}?pay`);
  expect(page.forms).toEqual(expect.arrayContaining(["'self'", paytm.host]));
  expect(page.forms).not.toContain('https://another.example');
  expect(page.form).toEqual(order.data);
  expect(page.text).not.toContain(MERCHANT.merchent_key);

  const later = await place();
  const other = await look(`/order?s=${later.slug}`);
  expect(other.forms).toContain('https://another.example');
  for (const url of [`/${store.slug}`, '/place-order', '/orders', '/status/none'])
    expect((await look(url)).forms).toEqual(["'self'"]);

  await setGateway(thali, store, { ...MERCHANT, host: paytm.host });
  paytm.pay(order.name, '20.00');
  await comeBack(order);
  expect(await look(`/status/${order.slug}?pay`)).toMatchObject({ forms: ["'self'"], form: null });
});

test('the page of a table lets a form post to the gateway of its store', async () => {
  await setGateway(thali, store, { ...MERCHANT, host: 'https://another.example/pay' });
  expect((await look(`/${store.slug}/table`)).forms).toEqual(
    expect.arrayContaining(["'self'", 'https://another.example']),
  );
  await setGateway(thali, store, null);
  for (const url of [`/${store.slug}/table`, '/none/table', `/${store.slug}/book`])
    expect((await look(url)).forms).toEqual(["'self'"]);
});

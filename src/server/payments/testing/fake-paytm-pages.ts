import { isSigned, textOf } from '../adapters/paytm-checksum.ts';

type Fields = Record<string, string>;

interface Cashier {
  key: string;
  pay(gatewayOrderId: string, amount: string): void;
  fail(gatewayOrderId: string): void;
  returnOf(paramDict: Fields, changes: Fields, key: string): Fields;
}

/** What the gateway shows to a customer: a page with two buttons, and then one that sends them back. */
export function answerBrowser(path: string, body: string, cashier: Cashier): string | null {
  const { key, pay, fail, returnOf } = cashier;
  const fields: Fields = Object.fromEntries(new URLSearchParams(body));
  const { ORDER_ID = '', TXN_AMOUNT = '', CALLBACK_URL = '' } = fields;
  if (path === '/theia/processTransaction') return isRight(fields, key) ? askPage(fields) : pageOf('Refused');
  if (path === '/pay') pay(ORDER_ID, TXN_AMOUNT);
  else if (path === '/refuse') fail(ORDER_ID);
  else return null;
  const changes: Fields = path === '/pay' ? {} : { STATUS: 'TXN_FAILURE', RESPCODE: '227' };
  const back = formOf(CALLBACK_URL, returnOf(fields, changes, key), 'Back to the restaurant');
  return pageOf('One moment', back, '<script>document.forms[0].submit()</script>');
}

function isRight({ CHECKSUMHASH = '', ...signed }: Fields, key: string): boolean {
  return isSigned(textOf(signed), key, CHECKSUMHASH);
}

const askPage = (fields: Fields) =>
  pageOf(
    `To pay: ${fields['TXN_AMOUNT']}`,
    formOf('/pay', fields, 'Pay by card'),
    formOf('/refuse', fields, 'Refuse the card'),
  );

function pageOf(title: string, ...parts: string[]): string {
  const head = `<meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">`;
  return `<!doctype html><html lang="en"><head>${head}</head><body><h1>${title}</h1>${parts.join('')}</body></html>`;
}

function formOf(action: string, fields: Fields, button: string): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${quoted(name)}" value="${quoted(value)}">`,
  );
  return `<form method="post" action="${quoted(action)}">${inputs.join('')}<button>${button}</button></form>`;
}

const quoted = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

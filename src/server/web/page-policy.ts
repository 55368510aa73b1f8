import { createHash } from 'node:crypto';

/** Where a payment is handed over: the only addresses beside ours that a form may go to. */
const GATEWAYS = [
  'https://secure.paytmpayments.com',
  'https://securestage.paytmpayments.com',
  'https://securegw.paytm.in',
  'https://securegw-stage.paytm.in',
];

const ALWAYS = {
  'default-src': "'none'",
  'script-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'font-src': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

/** Styles are named by their content: such a page can be kept and sent again, which one with a nonce can't. */
export function customerPolicy(styles: string[]): string {
  const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  return write({
    ...ALWAYS,
    'style-src': ["'self'", ...hashes].join(' '),
    // A catalogue may name pictures on the store's own site.
    'img-src': "'self' https: data:",
    'form-action': ["'self'", ...GATEWAYS].join(' '),
  });
}

export function backOfficePolicy(nonce: string): string {
  return write({
    ...ALWAYS,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' https: data: blob:",
    'form-action': "'self'",
  });
}

function write(policy: Record<string, string>): string {
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

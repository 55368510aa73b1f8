import { createHash } from 'node:crypto';
import type { RenderedPage } from '#restaurant/pages/wire/page.ts';

/** The hosts to which gateways may pass a payment on. */
const GATEWAYS = [
  'https://secure.paytmpayments.com',
  'https://securestage.paytmpayments.com',
  'https://securegw.paytm.in',
  'https://securegw-stage.paytm.in',
  'https://api.razorpay.com',
  'https://checkout.razorpay.com',
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

/**
 * The policy of guests' pages. It names inline content by hash, because a page with a nonce can't be cached. The websites
 * are the origins that may frame the page.
 */
export function customerPolicy(
  { styles, scripts }: Pick<RenderedPage, 'styles' | 'scripts'>,
  gateways: string[],
  websites: readonly string[] = [],
): string {
  const formTargets = gateways.length > 0 ? [...gateways, ...GATEWAYS] : [];
  return write({
    ...ALWAYS,
    ...namedByContent({ styles, scripts }),
    'form-action': [...new Set(["'self'", ...formTargets])].join(' '),
    'frame-ancestors': websites.join(' ') || ALWAYS['frame-ancestors'],
  });
}

/** Only our own back office may frame this page, which loads nothing but its scripts and pictures. */
export function previewPolicy({ styles, scripts }: Pick<RenderedPage, 'styles' | 'scripts'>): string {
  return write({
    ...ALWAYS,
    ...namedByContent({ styles, scripts }),
    'connect-src': "'none'",
    'manifest-src': "'none'",
    'worker-src': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  });
}

export function backOfficePolicy(nonce: string): string {
  return write({
    ...ALWAYS,
    'style-src': `'self' 'nonce-${nonce}'`,
    // The guests' page, as a preview.
    'frame-src': "'self'",
    // Large spreadsheets are packed and unpacked in a worker.
    'worker-src': "'self' blob:",
    'img-src': "'self' data: blob:",
    'form-action': "'self'",
  });
}

/** A worker runs under the policy that its script came with: only this one may compile a program, the reader of photos. */
export const PHOTO_WORKER_POLICY = write({
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'connect-src': "'self'",
});

function namedByContent({ styles, scripts }: Pick<RenderedPage, 'styles' | 'scripts'>) {
  return {
    'script-src': ["'self'", ...scripts.map(hashOf)].join(' '),
    'style-src': ["'self'", ...styles.map(hashOf)].join(' '),
    // Pictures of other sites are copied by us, because those sites would learn who looks at the menu.
    'img-src': "'self' data:",
  };
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

function write(policy: Record<string, string>): string {
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

import paytmChecksum from 'paytmchecksum';
import type { Fields } from '../ledger.ts';

/** Verifies with the vendor's own library, independently of our code. */
export async function isSigned(signed: Fields | string, key: string, signature: unknown): Promise<boolean> {
  if (typeof signature !== 'string') return false;
  try {
    // The library removes the checksum from its argument.
    const given = typeof signed === 'string' ? signed : { ...signed };
    return await quietly(() => paytmChecksum.verifySignature(given, key, signature));
  } catch {
    return false;
  }
}

export async function sign(values: Fields, key: string): Promise<Fields> {
  return { ...values, CHECKSUMHASH: await paytmChecksum.generateSignature(values, key) };
}

export function signText(text: string, key: string): Promise<string> {
  return paytmChecksum.generateSignature(text, key);
}

/** The library prints what it could not decipher, which would clutter the output. */
function quietly<T>(work: () => T): T {
  const { log } = console;
  Object.assign(console, { log() {} });
  try {
    return work();
  } finally {
    Object.assign(console, { log });
  }
}

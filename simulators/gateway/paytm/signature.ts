import paytmChecksum from 'paytmchecksum';
import type { Fields } from '../ledger.ts';

/** By the vendor's own library, so that nothing that is ours says whether ours is right. */
export async function isSigned(signed: Fields | string, key: string, signature: unknown): Promise<boolean> {
  if (typeof signature !== 'string') return false;
  try {
    // It takes the checksum out of what it is given.
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

/** It prints what it could not decipher, which is nothing that anybody must see. */
function quietly<T>(work: () => T): T {
  const { log } = console;
  Object.assign(console, { log() {} });
  try {
    return work();
  } finally {
    Object.assign(console, { log });
  }
}

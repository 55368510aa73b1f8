import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import type { Secrets } from '#platform/secrets/server/secrets.ts';

/** The identity by which push services know this program (RFC 8292). */
export interface Vapid {
  /** The key that browsers subscribe with. */
  publicKey: string;
  /** The authorization header for that push service. */
  authorization(endpoint: string, now: number): string;
}

const HALF_A_DAY_S = 12 * 3600;

export function createVapid(identity: Buffer, publicUrl: string): Vapid {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(identity);
  const publicKey = pair.getPublicKey();
  const key = signingKey(pair.getPrivateKey(), publicKey);
  const contact = publicUrl.startsWith('https:') ? publicUrl : 'mailto:no-reply@localhost.example';
  return {
    publicKey: publicKey.toString('base64url'),
    authorization(endpoint, now) {
      const aud = new URL(endpoint).origin;
      const exp = Math.floor(now / 1000) + HALF_A_DAY_S;
      const claims = [
        { typ: 'JWT', alg: 'ES256' },
        { aud, exp, sub: contact },
      ]
        .map(encode)
        .join('.');
      const signature = sign('sha256', Buffer.from(claims), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${claims}.${signature.toString('base64url')}, k=${publicKey.toString('base64url')}`;
    },
  };
}

/**
 * Derives a private key from the oldest secret key, which browsers subscribed with before the identity was stored.
 * Nearly any 32 bytes are a private key of the curve; the others are skipped.
 */
export function pushIdentityFrom({ hashes }: Pick<Secrets, 'hashes'>): Buffer {
  for (let attempt = 0; ; attempt++) {
    const scalar = Buffer.from(hashes('push identity', String(attempt)).at(-1) ?? '', 'base64url');
    const isKey = scalar.compare(ORDER) < 0 && scalar.some((byte) => byte !== 0);
    if (isKey) return scalar;
  }
}

/** The order of P-256. */
const ORDER = Buffer.from('ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551', 'hex');

function signingKey(scalar: Buffer, point: Buffer): KeyObject {
  const part = (bytes: Buffer) => bytes.toString('base64url');
  const [x, y] = [part(point.subarray(1, 33)), part(point.subarray(33))];
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d: part(scalar) } });
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

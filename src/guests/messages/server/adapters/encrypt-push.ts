import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription (RFC 8291): its public key, and a secret that the push service lacks. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

interface OneTime {
  ours: ECDH;
  salt: Buffer;
}

const RECORD_BYTES = 4096;
const CURVE = 'prime256v1';

/** Encrypts for the browser alone (RFC 8291 over RFC 8188). The push service can't read it. */
export function encryptPush(text: string, keys: PushKeys, oneTime: OneTime = newOneTime()): Buffer {
  const { ours, salt } = oneTime;
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours.getPublicKey()]);
  const secret = derive(ours.computeSecret(theirs), Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The 2 marks the last record.
  const sealed = [cipher.update(Buffer.concat([Buffer.from(text), Buffer.of(2)])), cipher.final()];
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_BYTES, 0);
  head.writeUInt8(ours.getPublicKey().length, 4);
  return Buffer.concat([salt, head, ours.getPublicKey(), ...sealed, cipher.getAuthTag()]);
}

function newOneTime(): OneTime {
  const ours = createECDH(CURVE);
  ours.generateKeys();
  return { ours, salt: randomBytes(16) };
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}

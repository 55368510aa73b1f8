import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { Asked, Reply } from './desk.ts';

export interface Browser {
  /** Sent to the server by the page. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Notifications that its service worker received. */
  notices: { title: string; body: string; url: string; tag: string }[];
  /** Their topics, in the same order. */
  topics: string[];
  /** Ends the subscription, as when the permission is withdrawn. */
  leave(): void;
}

interface Seat {
  browser: Browser;
  open(sealed: Buffer): string;
  isGone: boolean;
}

/** A push service with browsers that decrypt their messages. */
export function createBrowsers(origin: () => string) {
  const seats = new Map<string, Seat>();
  return {
    add(): Browser {
      const name = randomBytes(9).toString('base64url');
      const pair = createECDH('prime256v1');
      const point = pair.generateKeys();
      const auth = randomBytes(16);
      const keys = { p256dh: point.toString('base64url'), auth: auth.toString('base64url') };
      const seat: Seat = {
        isGone: false,
        open: (sealed) => {
          const theirs = sealed.subarray(21, 21 + sealed.readUInt8(20));
          return openPush(sealed, { secret: pair.computeSecret(theirs), point, auth });
        },
        browser: {
          subscription: { endpoint: `${origin()}/push/${name}`, keys },
          notices: [],
          topics: [],
          leave: () => {
            seat.isGone = true;
          },
        },
      };
      seats.set(name, seat);
      return seat.browser;
    },
    answer({ path, method, headers, raw }: Asked): Reply | null {
      const name = /^\/push\/([\w-]+)$/.exec(path)?.[1];
      if (name === undefined || method !== 'POST') return null;
      const seat = seats.get(name);
      if (!seat || seat.isGone) return { status: 410, body: {} };
      if (!isVapid(headers['authorization'] ?? '', origin())) return { status: 403, body: {} };
      if (headers['content-encoding'] !== 'aes128gcm' || !headers['ttl']) return { status: 400, body: {} };
      const notice = JSON.parse(seat.open(raw)) as Browser['notices'][number];
      seat.browser.notices.push(notice);
      seat.browser.topics.push(headers['topic'] ?? '');
      return {
        status: 201,
        body: {},
        took: { provider: 'Push', to: name, text: `${notice.title} ${notice.body}` },
      };
    },
  };
}

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** Decrypts a push message (RFC 8291). */
function openPush(sealed: Buffer, own: { secret: Buffer; point: Buffer; auth: Buffer }): string {
  const salt = sealed.subarray(0, 16);
  const end = 21 + sealed.readUInt8(20);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.point, sealed.subarray(21, end)]);
  const secret = derive(own.secret, own.auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const cipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([cipher.update(sealed.subarray(end, -16)), cipher.final()]);
  if (text.at(-1) !== 2) throw new Error('Not the last record');
  return text.subarray(0, -1).toString('utf8');
}

/** Verifies a sender's token (RFC 8292): its signature, audience, expiry and contact. */
function isVapid(authorization: string, origin: string): boolean {
  const [, token = '', point = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const bytes = Buffer.from(point, 'base64url');
  if (bytes.length !== 65) return false;
  const part = (from: number) => bytes.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
  const key = createPublicKey({ format: 'jwk', key: jwk });
  const signed = Buffer.from(`${head}.${claims}`);
  const isSigned = verify(
    'sha256',
    signed,
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string;
    exp: number;
    sub: string;
  };
  return isSigned && aud === origin && exp > 0 && /^(https:|mailto:)/.test(sub);
}

import type { S3Place } from '#platform/s3/server/bucket.ts';
import { parseUrl, refuse, type Source } from './env-values.ts';

const MAY_BE = 'an address such as https://key:secret@s3.example/bucket?region=eu-central-1';

/** A key or a secret may have `%2F` in place of `/`. */
export function parseS3(source: Source): S3Place | null {
  const text = parseUrl(source, 'S3_URL', ['http:', 'https:']);
  if (text === null) return null;
  const { protocol, host, username, password, pathname, searchParams } = new URL(text);
  if (!username || !password || pathname.length < 2) refuse('S3_URL', MAY_BE);
  return {
    address: `${protocol}//${host}${pathname.replace(/\/+$/, '')}`,
    region: searchParams.get('region') ?? 'us-east-1',
    isShared: searchParams.get('shared') === '1',
    key: decodeURIComponent(username),
    secret: decodeURIComponent(password),
  };
}

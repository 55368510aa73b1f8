import { createHash, createHmac } from 'node:crypto';

export interface Signer {
  region: string;
  key: string;
  secret: string;
}

interface Unsigned {
  method: string;
  url: URL;
  body: Buffer | null;
  now: Date;
}

/** The headers of a signed request to S3, by Signature Version 4 of AWS. */
export function sign({ region, key, secret }: Signer, { method, url, body, now }: Unsigned) {
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const content = hex(body ?? '');
  const headers = { host: url.host, 'x-amz-content-sha256': content, 'x-amz-date': time };
  const names = Object.keys(headers).join(';');
  const query = [...url.searchParams].map((pair) => pair.map(encode).join('=')).toSorted();
  const request = [
    method,
    url.pathname,
    query.join('&'),
    ...Object.entries(headers).map((header) => header.join(':')),
    '',
    names,
    content,
  ];
  const scope = [time.slice(0, 8), region, 's3', 'aws4_request'];
  const text = ['AWS4-HMAC-SHA256', time, scope.join('/'), hex(request.join('\n'))].join('\n');
  const signingKey = scope.reduce<Buffer | string>((before, part) => hmac(before, part), `AWS4${secret}`);
  const signature = hmac(signingKey, text).toString('hex');
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${key}/${scope.join('/')}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

const hex = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Everything but unreserved characters, also those that encodeURIComponent leaves. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

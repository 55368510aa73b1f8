import { expect, test } from 'vitest';
import { sign } from './sign.ts';

const signer = {
  region: 'us-east-1',
  key: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const now = new Date('2013-05-24T00:00:00Z');

test('signs as the documentation of S3 does in its example of a list', () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J');
  const { authorization } = sign(signer, { method: 'GET', url, body: null, now });
  expect(authorization).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
      'SignedHeaders=host;x-amz-content-sha256;x-amz-date, ' +
      'Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  );
});

test('what is sent is signed too', () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/a');
  const [one, other] = ['one', 'other'].map((text) =>
    sign(signer, { method: 'PUT', url, body: Buffer.from(text), now }),
  );
  expect(one?.authorization).not.toBe(other?.authorization);
});

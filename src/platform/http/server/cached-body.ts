import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Compressed = 'br' | 'gzip';
type Encoding = Compressed | 'identity';

interface Body<Encoded> {
  contentType: string;
  etag: string;
  encoded: Encoded & Partial<Record<Compressed, Buffer | Promise<Buffer>>>;
}

export type WholeBody = Body<{ identity: Buffer }>;
/** Of what is compressed only the compressed bytes are kept, which are a tenth of it. */
export type CompressedBody = Body<{ br: Buffer }> & {
  /** Told of the bytes that are kept besides. */
  grown?: (bytes: number) => void;
};
/** A body that is sent many times: compressed once for each encoding, with a strong validator. */
export type CachedBody = WholeBody | CompressedBody;

const compress: Record<Compressed, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

export function cacheBody(contentType: string, text: string): WholeBody {
  const body = Buffer.from(text);
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { contentType, etag, encoded: { identity: body } };
}

/** RFC 9110, 12.5.3, without weights but for "not at all" (q=0). */
function pickEncoding(accepted: string | undefined): Encoding {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim().toLowerCase());
  const takes = (name: string) =>
    offers.some((offer) => offer.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(offer));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** RFC 9110, 13.1.2: compares weakly, because a proxy that compresses weakens the tag. `*` matches any. */
function isKnown(known: string | undefined, etag: string): boolean {
  const tags = (known ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  body: CachedBody,
): Promise<FastifyReply> {
  const encoding = pickEncoding(request.headers['accept-encoding']);
  const etag = `"${body.etag}-${encoding}"`;
  reply.header('etag', etag).header('vary', 'accept-encoding').header('cache-control', 'no-cache');
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return sendEncoded(reply, body, encoding);
}

/** Sends a body for one person: compressed like any other, but without a validator. */
export async function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  body: CachedBody,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  return sendEncoded(reply, body, pickEncoding(request.headers['accept-encoding']));
}

async function sendEncoded(reply: FastifyReply, body: CachedBody, encoding: Encoding): Promise<FastifyReply> {
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(body.contentType).send(await encode(body, encoding));
}

async function encode(body: CachedBody, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return decode(body);
  const { encoded } = body;
  encoded[encoding] ??= compressMore(body, encoding);
  return encoded[encoding];
}

async function compressMore(body: CachedBody, encoding: Compressed): Promise<Buffer> {
  const bytes = await compress[encoding](await decode(body));
  if ('grown' in body) body.grown?.(bytes.length);
  return bytes;
}

/** The body as it is without compression. */
export async function decode({ encoded }: CachedBody): Promise<Buffer> {
  return 'identity' in encoded ? encoded.identity : promisify(brotliDecompress)(encoded.br);
}

/** Compresses a body and lets go of the rest. */
export async function pack<B extends WholeBody>(body: B): Promise<Omit<B, 'encoded'> & CompressedBody> {
  const br = await encode(body, 'br');
  return { ...body, encoded: { br } };
}

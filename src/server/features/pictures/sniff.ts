/** The kinds that we decode. Everything else, SVG above all, never reaches a decoder. */
export type UploadKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

/** By the first bytes (WHATWG MIME Sniffing 6.1; AVIF by its ISO BMFF brands), never by name or header. */
export function sniff(bytes: Buffer): UploadKind | null {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 14) === 'WEBPVP') return 'webp';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  return text(4, 8) === 'ftyp' && brands(bytes).some((brand) => brand === 'avif' || brand === 'avis')
    ? 'avif'
    : null;
}

function brands(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const found = [bytes.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) found.push(bytes.toString('latin1', at, at + 4));
  return found;
}

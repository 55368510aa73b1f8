const OURS = /^(\/images\/[0-9a-f]{32})-\d{3,4}\.[a-z]{4}/;

/** Our own pictures come in several widths. */
export function thumb(url: string, width: 320 | 640 = 320): string {
  const [, base] = OURS.exec(url) ?? [];
  return base ? `${base}-${width}.webp` : url;
}

const OURS = /^(\/images\/[0-9a-f]{32})-\d{3,4}\.[a-z]{4}(?:#([0-9a-f]{6}))?$/;
const WIDTHS = [320, 640, 1280] as const;

export interface PictureSource {
  src: string;
  /** The same picture in other widths, in a form that weighs less; only ours have that. */
  avif: string | null;
  webp: string | null;
  /** What it mostly is, in place of the store's tint until it is there. */
  color: string | null;
}

export function pictureSource(url: string): PictureSource {
  const [, base, color] = OURS.exec(url) ?? [];
  if (!base) return { src: url, avif: null, webp: null, color: null };
  const widths = (format: string) => WIDTHS.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
  return {
    src: `${base}-640.webp`,
    avif: widths('avif'),
    webp: widths('webp'),
    color: color ? `#${color}` : null,
  };
}

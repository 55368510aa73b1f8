const OURS = /^(\/images\/[0-9a-f]{32})-\d{3,4}\.[a-z]{4}(?:#([0-9a-f]{6}))?$/;
const WIDTHS = [320, 640, 1280] as const;

export interface PictureSource {
  src: string;
  /** Our own pictures in other widths and smaller formats; null for others. */
  avif: string | null;
  webp: string | null;
  /** The picture's average colour, shown until it is loaded. */
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

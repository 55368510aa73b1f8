/** Tones of a store's colour on which text is readable. OKLCH keeps the hue while the lightness changes. */
export interface Palette {
  strong: string;
  onStrong: string;
  text: string;
  tint: string;
  tintStrong: string;
  heroFrom: string;
  heroTo: string;
}

type Lch = { lightness: number; chroma: number; hue: number };
type Rgb = [number, number, number];

const WHITE = 'ffffff';
const LIGHT_PAGE = 'fcfaf8';
const DARK_PAGE = '14110f';
const DARK_CARD = '201b18';
/** WCAG 2.2, 1.4.3, with some margin for rounding. */
const READABLE = 4.6;

export function paletteOf(color: string, theme: 'light' | 'dark'): Palette {
  const seed = toLch(color);
  const tone = (lightness: number, chroma = seed.chroma) => toHex({ ...seed, lightness, chroma });
  if (theme === 'light') {
    const strong = readableTone(seed, Math.min(seed.lightness, 0.62), [WHITE], -1);
    const tint = tone(0.965, Math.min(seed.chroma, 0.02));
    const tintStrong = tone(0.91, Math.min(seed.chroma, 0.05));
    const text = readableTone(seed, Math.min(seed.lightness, 0.55), [LIGHT_PAGE, tint, WHITE], -1);
    return { strong, onStrong: '#ffffff', text, tint, tintStrong, ...heroOf(seed) };
  }
  const tint = tone(0.27, Math.min(seed.chroma, 0.04));
  const tintStrong = tone(0.36, Math.min(seed.chroma, 0.07));
  const text = readableTone(seed, Math.max(seed.lightness, 0.72), [DARK_PAGE, DARK_CARD, tint], 1);
  const strong = readableTone(seed, Math.min(seed.lightness, 0.62), [WHITE], -1);
  return { strong, onStrong: '#ffffff', text, tint, tintStrong, ...heroOf(seed) };
}

/** The hero is behind white text. Its lighter end is still dark enough where the text stands. */
function heroOf(seed: Lch): Pick<Palette, 'heroFrom' | 'heroTo'> {
  const heroTo = toHex({ ...seed, lightness: 0.36, chroma: Math.min(seed.chroma, 0.13) });
  const heroFrom = toHex({
    ...seed,
    hue: seed.hue + 18,
    lightness: 0.74,
    chroma: Math.min(seed.chroma, 0.14),
  });
  return { heroFrom, heroTo };
}

/** Changes the lightness in small steps until the tone contrasts with each of the others. */
function readableTone(seed: Lch, from: number, against: string[], direction: 1 | -1): string {
  for (let lightness = from; lightness > 0 && lightness < 1; lightness += direction * 0.01) {
    const tone = toHex({ ...seed, lightness });
    if (against.every((other) => contrast(tone, other) >= READABLE)) return tone;
  }
  return direction === 1 ? '#ffffff' : '#000000';
}

/** Ratio of relative luminances as defined in WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = toLinear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toLinear(color: string): Rgb {
  const digits = color.replace('#', '');
  const channel = (at: number) => {
    const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(0), channel(2), channel(4)];
}

/** https://bottosson.github.io/posts/oklab/ */
function toLch(color: string): Lch {
  const [red, green, blue] = toLinear(color);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

/** Reduces the chroma until the tone is within sRGB. */
function toHex(tone: Lch): string {
  for (let chroma = tone.chroma; chroma > 0; chroma -= 0.005) {
    const linear = toRgb({ ...tone, chroma });
    if (linear.every((channel) => channel >= -0.0005 && channel <= 1.0005)) return hexOf(linear);
  }
  return hexOf(toRgb({ ...tone, chroma: 0 }));
}

function toRgb({ lightness, chroma, hue }: Lch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function hexOf(linear: Rgb): string {
  const channel = (value: number) => {
    const clamped = Math.min(1, Math.max(0, value));
    const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${linear.map(channel).join('')}`;
}

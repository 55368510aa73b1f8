/** Shaded fills for one drawing, and its dice: the same seed always draws the same. */
export interface Ink {
  /** A fill that makes a shape look round: lit from the upper left, wine red in the shade. */
  round(color: string): string;
  /** Light above, dark below. */
  down(color: string): string;
  /** A turned surface: dark, light, dark from left to right. */
  across(color: string): string;
  random(): number;
  defs(): string;
}

const shade = '6e1a2e';

export function mix(from: string, to: string, amount: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * amount)
      .toString(16)
      .padStart(2, '0');
  };
  return channel(0) + channel(2) + channel(4);
}

export const lighter = (color: string, amount: number): string => mix(color, 'ffffff', amount);
export const darker = (color: string, amount: number): string => mix(color, shade, amount);

/** FNV-1a, then mulberry32. */
export function dice(seed: string): () => number {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const stops = (...colors: [offset: number, color: string][]) =>
  colors.map(([offset, color]) => `<stop offset="${offset}" stop-color="#${color}"/>`).join('');

export function createInk(seed: string): Ink {
  const made = new Map<string, string>();
  const once = (id: string, definition: string) => {
    made.set(id, definition);
    return `fill="url(#${id})"`;
  };
  return {
    round: (color) =>
      once(
        `r${color}`,
        `<radialGradient id="r${color}" cx=".36" cy=".26" r=".85">${stops([0, lighter(color, 0.5)], [0.45, color], [1, darker(color, 0.36)])}</radialGradient>`,
      ),
    down: (color) =>
      once(
        `d${color}`,
        `<linearGradient id="d${color}" x1="0" y1="0" x2="0" y2="1">${stops([0, lighter(color, 0.32)], [0.45, color], [1, darker(color, 0.32)])}</linearGradient>`,
      ),
    across: (color) =>
      once(
        `a${color}`,
        `<linearGradient id="a${color}" x1="0" y1="0" x2="1" y2=".12">${stops([0, darker(color, 0.22)], [0.22, lighter(color, 0.4)], [0.5, color], [1, darker(color, 0.45)])}</linearGradient>`,
      ),
    random: dice(seed),
    defs: () => `<defs>${[...made.values()].join('')}</defs>`,
  };
}

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" ${fill} ${more}/>`;

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" ${fill} ${more}/>`;

export const stroke = (d: string, color: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="#${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

export const flat = (color: string, opacity = 1): string => `fill="#${color}" fill-opacity="${opacity}"`;

export const at = (x: number, y: number, turn: number, scale: number, body: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(scale)})">${body}</g>`;

/** A glint of light, as on everything glossy. */
export const glint = (x: number, y: number, rx: number, ry: number, turn = -25, opacity = 0.55): string =>
  at(x, y, turn, 1, ellipse(0, 0, rx, ry, flat('ffffff', opacity)));

const n = (value: number): string => value.toFixed(1);

export type Rgb = readonly [r: number, g: number, b: number];

/** How a surface takes the light. Colours are linear. */
export interface Material {
  color: Rgb;
  /** The second colour lies in spots, where the skin is above `from`, in full above `to`. */
  spots: Rgb;
  from: number;
  to: number;
  /** How many turns of the skin a unit has. */
  scale: number;
  bump: number;
  /** How much it mirrors, and how sharply. */
  shine: number;
  gloss: number;
  metal: number;
  /** How far light reaches around its edges, as it does in rice and bread. */
  soft: number;
}

const linear = (hex: string, at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2;

export const rgb = (hex: string): Rgb => [linear(hex, 0), linear(hex, 2), linear(hex, 4)];

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

type Extras = Partial<Omit<Material, 'color' | 'spots'>> & { spots?: string };

export function material(color: string, { spots, ...extras }: Extras = {}): Material {
  return {
    color: rgb(color),
    spots: rgb(spots ?? mix(color, '2a1206', 0.16)),
    from: 0.45,
    to: 0.9,
    scale: 1.2,
    bump: 0.25,
    shine: 0.12,
    gloss: 30,
    metal: 0,
    soft: 0.25,
    ...extras,
  };
}

/** Wet and oily: sauces, glazes and food fried in a sauce. */
export const wet = (color: string, extras: Extras = {}): Material =>
  material(color, { shine: 0.6, gloss: 90, bump: 0.5, scale: 0.9, ...extras });

/** Fried or baked: browner in spots. */
export const baked = (color: string, extras: Extras = {}): Material =>
  material(color, { spots: mix(color, '5a2408', 0.62), from: 0.4, to: 1, bump: 0.4, scale: 1.6, ...extras });

/** With the black of a griddle or a clay oven. */
export const charred = (color: string, extras: Extras = {}): Material =>
  baked(color, { spots: mix(color, '241008', 0.82), from: 0.56, to: 1, scale: 1.6, ...extras });

import { at, darker, ellipse, flat, type Ink, lighter, mix } from '../ink.ts';

export type Draw = (ink: Ink, color: string) => string;

/** Several of one shape at fixed places, far ones first. */
export const several = (
  places: readonly (readonly [x: number, y: number, turn: number])[],
  one: string,
): string => places.map(([x, y, turn]) => at(x, y, turn, 1, one)).join('');

/** The brown that a griddle or a clay oven leaves. */
export function char(ink: Ink, color: string, count: number, rx: number, ry: number): string {
  let spots = '';
  for (let i = 0; i < count; i++) {
    const reach = Math.sqrt((i + 0.6) / count) * 0.86;
    const x = Math.cos(i * 2.4) * reach * rx;
    const y = Math.sin(i * 2.4) * reach * ry;
    spots += ellipse(
      x,
      y,
      8 + ink.random() * 12,
      4 + ink.random() * 6,
      flat(mix(color, '7a3410', 0.6), 0.34),
    );
  }
  return spots;
}

export const round = (ink: Ink, color: string, rx: number, ry: number, thick: number): string =>
  ellipse(0, thick + 8, rx, ry, flat('3a1420', 0.22)) +
  ellipse(0, thick, rx, ry, flat(darker(color, 0.4))) +
  ellipse(0, 0, rx, ry, ink.round(color)) +
  ellipse(0, 2, rx * 0.86, ry * 0.84, flat(lighter(color, 0.22), 0.35));

import { type Material, material, mix, type Rgb, rgb } from './material.ts';
import { smoothSkin } from './noise.ts';

/** The surface under everything. */
export interface Table {
  /** Its lighter colour as 6 hex digits. */
  color: string;
  material: Material;
  light: Rgb;
  dark: Rgb;
  kind: 'planks' | 'stone' | 'plain';
}

const table = (kind: Table['kind'], light: string, dark: string): Table => ({
  kind,
  color: light,
  light: rgb(light),
  dark: rgb(dark),
  material: material(light, { shine: kind === 'stone' ? 0.12 : 0.05, gloss: 14, soft: 0 }),
});

export const tables = {
  teak: table('planks', 'a8743f', '7c4e26'),
  walnut: table('planks', '6a452b', '3f2717'),
  ash: table('planks', 'cdb08a', 'a98a62'),
  slate: table('stone', '4b5157', '33383d'),
  marble: table('stone', 'e2ddd4', 'bdb5aa'),
  clay: table('plain', 'b9714c', '9c5a3b'),
  sand: table('plain', 'd9c09a', 'c3a67c'),
  leaf: table('plain', '6f8557', '576d43'),
  indigo: table('plain', '3f5470', '2f4058'),
  rose: table('plain', 'c48f86', 'ac766d'),
} as const;

/** A store's own colour. */
export const tableOf = (color: string): Table =>
  table('plain', mix(color, 'ffffff', 0.1), mix(color, '000000', 0.2));

const PLANK = 0.92;

/** Writes the colour at a point, and returns the slope of the surface there. */
export function tableColor({ kind, light, dark }: Table, x: number, z: number, color: Float64Array): number {
  let shade: number;
  let relief = 0;
  if (kind === 'planks') {
    const plank = Math.floor((z + 9.3) / PLANK);
    const into = (z + 9.3) / PLANK - plank;
    const grain = smoothSkin(x * 0.16 + plank * 0.37, z * 1.7 + plank * 0.21);
    const fibre = smoothSkin(x * 0.3 + plank * 0.7, z * 7);
    const gap = Math.min(into, 1 - into);
    shade = grain * 0.55 + fibre * 0.35 + ((plank * 0.618) % 1) * 0.3;
    if (gap < 0.012) shade += 1.4;
    relief = (fibre - 0.5) * 0.06;
  } else if (kind === 'stone') {
    const cloud = smoothSkin(x * 0.21 + 0.3, z * 0.26);
    const vein = Math.abs(smoothSkin(x * 0.17 + cloud * 0.2, z * 0.13 + cloud * 0.25) - 0.5);
    shade = cloud * 0.6 + smoothSkin(x * 2, z * 2) * 0.2 + (vein < 0.02 ? 0.35 : 0);
  } else {
    const weave = smoothSkin(x * 2.3, z * 2.3);
    shade = weave * 0.35 + smoothSkin(x * 0.2, z * 0.2) * 0.5;
    relief = (weave - 0.5) * 0.12;
  }
  for (let i = 0; i < 3; i++)
    color[i] = (light[i] as number) + ((dark[i] as number) - (light[i] as number)) * shade;
  return relief;
}

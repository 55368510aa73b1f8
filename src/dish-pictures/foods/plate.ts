import type { Plate } from '../recipes/picture.ts';
import { wet } from '../render/material.ts';
import { turned } from '../render/mesh.ts';
import type { Scene } from '../render/scene.ts';
import { serveBowl } from './bowl.ts';
import { addPlate } from './crockery.ts';
import { foods } from './foods.ts';
import { scatter } from './toppings.ts';

const sauce = turned(
  [
    [0.88, 0],
    [0.6, 0.01],
    [0, 0.012],
  ],
  30,
);

/** A plate with its food, toppings over it, and dips in front. */
export function servePlate(scene: Scene, plate: Plate): void {
  const { ware, food, color, toppings, dips, isHot } = plate;
  const floor = addPlate(scene, ware);
  const isShared = dips.length > 0;
  scene.at(isShared ? -0.16 : 0, isShared ? -0.12 : 0, isShared ? 0.9 : 1, () => {
    const top = foods[food](scene, color, floor);
    scatter(scene, toppings, { radius: 0.8, height: top, sauce: color }, 0.7);
    if (isHot) scene.steam(0.35, 0.9);
  });
  for (const [at, dip] of dips.slice(0, 2).entries())
    scene.at(0.88 - at * 0.62, 0.42 + at * 0.3, 0.3, () => {
      const bowl = ware === 'white' || ware === 'slate' ? 'white' : 'steel';
      serveBowl(scene, { draw: 'bowl', ware: bowl, fill: dip, heaped: 'no', toppings: [], isHot: false });
      scene.add(sauce, wet(dip), { y: 0.57 });
    });
}

import type { Scene } from '../render/scene.ts';

/** Serves a food, and returns its height, at which toppings lie. */
export type Serve = (scene: Scene, color: string, floor: number) => (x: number, z: number) => number;

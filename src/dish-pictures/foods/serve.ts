import type { Scene } from '../render/scene.ts';

/** Serves a food, and answers how high it is, for what is strewn over it. */
export type Serve = (scene: Scene, color: string, floor: number) => (x: number, z: number) => number;

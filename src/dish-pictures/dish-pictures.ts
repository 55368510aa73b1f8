// biome-ignore-all lint/performance/noBarrelFile: This is the only way into this folder.
export { mainColor } from './drawing/compose.ts';
export { drawPictures } from './drawing/draw-pictures.ts';
export { toDataUrl, toPng, toWebp } from './drawing/encode.ts';
export { FRAMES } from './drawing/frames.ts';
export type { Art, Frame, Picture } from './recipes/picture.ts';
export { isDrawable, proposePictures } from './recipes/propose.ts';

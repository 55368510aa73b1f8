// biome-ignore-all lint/performance/noBarrelFile: This is the only way into this folder.
export { drawPictures } from './drawing/draw-pictures.ts';
export { toDataUrl, toPng } from './drawing/encode.ts';
export { FRAMES } from './drawing/frames.ts';
export type { Art, Frame, Picture } from './recipes/picture.ts';
export { isDrawable, proposePictures } from './recipes/propose.ts';

import type { Box, Gray } from '#ordering/menu-photo/rules/gray.ts';

/** Draws a part of a photo into a canvas of the same size. */
export function drawPart(canvas: HTMLCanvasElement, page: Gray, { left, top, right, bottom }: Box): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const [width, height] = [right - left, bottom - top];
  const part = context.createImageData(width, height);
  for (let at = 0; at < width * height; at++) {
    const shade = page.data[(top + Math.floor(at / width)) * page.width + left + (at % width)] ?? 255;
    part.data.set([shade, shade, shade, 255], at * 4);
  }
  context.putImageData(part, 0, 0);
}

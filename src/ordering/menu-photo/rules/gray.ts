/** A picture in shades of gray, one byte a pixel. */
export interface Gray {
  width: number;
  height: number;
  data: Uint8Array;
}

/** In pixels. Right and bottom are just outside. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The shade of paper in even light, and how much darker ink is. */
const PAPER = 230;
const INK = 0.85;
const DARK = 110;
/** As many specks on a thousand pixels are the noise of a camera in the dark. */
const NOISY = 3;

/** From red, green, blue and alpha of each pixel. Light letters on a dark menu become dark ones. */
export function toGray(width: number, height: number, rgba: ArrayLike<number>): Gray {
  const data = new Uint8Array(width * height);
  let sum = 0;
  for (let at = 0; at < data.length; at++) {
    const [red, green, blue] = [rgba[at * 4] ?? 0, rgba[at * 4 + 1] ?? 0, rgba[at * 4 + 2] ?? 0];
    data[at] = red * 0.3 + green * 0.59 + blue * 0.11;
    sum += data[at] ?? 0;
  }
  if (sum < DARK * data.length) for (let at = 0; at < data.length; at++) data[at] = 255 - (data[at] ?? 0);
  return { width, height, data };
}

/** Turns a picture about its middle, by a small angle in radians. */
export function turn({ width, height, data }: Gray, angle: number): Gray {
  const turned = new Uint8Array(data.length);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [middleX, middleY] = [width / 2, height / 2];
  const at = (x: number, y: number) =>
    data[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromX = cos * (x - middleX) - sin * (y - middleY) + middleX;
      const fromY = sin * (x - middleX) + cos * (y - middleY) + middleY;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      const [partX, partY] = [fromX - left, fromY - top];
      const upper = at(left, top) * (1 - partX) + at(left + 1, top) * partX;
      const lower = at(left, top + 1) * (1 - partX) + at(left + 1, top + 1) * partX;
      turned[y * width + x] = upper * (1 - partY) + lower * partY;
    }
  }
  return { width, height, data: turned };
}

/** Takes shade and stains away: each pixel is compared with what is around it. */
export function inEvenLight({ width, height, data }: Gray): Gray {
  const reach = Math.max(8, Math.round(width / 30));
  const sums = sumsOf({ width, height, data });
  const even = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const [first, last] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    const [top, bottom] = [first * (width + 1), last * (width + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const sum =
        (sums[bottom + right] ?? 0) -
        (sums[bottom + left] ?? 0) -
        (sums[top + right] ?? 0) +
        (sums[top + left] ?? 0);
      const mean = Math.max(1, sum / ((last - first) * (right - left)));
      even[y * width + x] = Math.min(255, (PAPER * (data[y * width + x] ?? 0)) / mean);
    }
  }
  return { width, height, data: even };
}

/** The sum of all pixels above and to the left of each. */
function sumsOf({ width, height, data }: Gray): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

/** A picture with much noise is smoothed, which blurs others without need. */
export function smoothed(page: Gray): Gray {
  return isNoisy(page) ? smooth(page) : page;
}

function isNoisy(page: Gray): boolean {
  const { width } = page;
  const ink = findInk(page);
  let specks = 0;
  for (let at = width; at < ink.length - width; at++)
    if (ink[at] === 1 && !ink[at - 1] && !ink[at + 1] && !ink[at - width] && !ink[at + width]) specks++;
  return specks * 1000 >= NOISY * ink.length;
}

function smooth({ width, height, data }: Gray): Gray {
  const even = Uint8Array.from(data);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      let sum = 0;
      for (let at = (y - 1) * width + x; at <= (y + 1) * width + x; at += width)
        sum += (data[at - 1] ?? 0) + (data[at] ?? 0) + (data[at + 1] ?? 0);
      even[y * width + x] = sum / 9;
    }
  }
  return { width, height, data: even };
}

/** Which pixels of a page in even light are ink. */
export function findInk({ data }: Gray): Uint8Array {
  return data.map((shade) => (shade < PAPER * INK ? 1 : 0));
}

/** The boxes of pixels of ink that touch each other: letters, their parts, dots. */
export function findBlobs(ink: Uint8Array, width: number): Box[] {
  const left = Uint8Array.from(ink);
  const blobs: Box[] = [];
  const waiting: number[] = [];
  for (let start = 0; start < left.length; start++) {
    if (left[start] === 0) continue;
    const box = { left: width, top: left.length, right: 0, bottom: 0 };
    left[start] = 0;
    waiting.push(start);
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
      for (const next of [
        at - 1,
        at + 1,
        at - width,
        at + width,
        at - width - 1,
        at - width + 1,
        at + width - 1,
        at + width + 1,
      ]) {
        if (left[next] !== 1 || Math.abs((next % width) - x) > 1) continue;
        left[next] = 0;
        waiting.push(next);
      }
    }
    blobs.push(box);
  }
  return blobs;
}

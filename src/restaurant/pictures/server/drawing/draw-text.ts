import sharp from 'sharp';

export interface Drawn {
  png: Buffer;
  width: number;
  height: number;
}

const VISIBLE = /[^\p{Z}\p{C}\p{M}]/u;
const FONT = 'Noto Sans, DejaVu Sans, sans-serif';

interface Type {
  size: number;
  bold?: boolean;
  maxWidth: number;
  maxHeight: number;
}

/** Draws white letters on a transparent ground, cropped. Null if this machine has no letters for the text. */
export async function drawText(text: string, type: Type): Promise<Drawn | null> {
  return (await canWrite(text)) ? drawLetters(await cut(text, type), type) : null;
}

/** Draws in the largest size that needs at most two lines, or in the smallest. */
export async function fitText(
  text: string,
  sizes: number[],
  box: Pick<Type, 'maxWidth' | 'maxHeight'>,
): Promise<Drawn | null> {
  if (!(await canWrite(text))) return null;
  const [smallest = 1, ...larger] = sizes.toSorted((one, other) => one - other);
  const shown = await cut(text, { ...box, size: smallest, bold: true });
  let drawn = await drawLetters(shown, { ...box, size: smallest, bold: true });
  if (drawn.height > smallest * TWO_LINES) return drawn;
  for (const size of larger) {
    const next = await drawLetters(shown, { ...box, size, bold: true });
    if (next.height > size * TWO_LINES) break;
    drawn = next;
  }
  return drawn;
}

const TWO_LINES = 2.2;

async function drawLetters(text: string, { size, bold = false, maxWidth, maxHeight }: Type): Promise<Drawn> {
  const drawn = await set(text, fontOf(size, bold), maxWidth);
  if (drawn.width <= maxWidth && drawn.height <= maxHeight) return drawn;
  // The text has a very wide sign or stacked marks.
  const fit = await sharp(drawn.png)
    .resize({ width: maxWidth, height: maxHeight, fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  return { png: fit.data, width: fit.info.width, height: fit.info.height };
}

/** Text up to this much too large is shrunk instead of cut. */
const STILL_READABLE = 2;
const TRIAL_SCALE = 8;

/**
 * Cuts the text to the available room, after a trial in tiny letters: a text may be a hundred lines of one sign each.
 */
async function cut(text: string, { size, bold = false, maxWidth, maxHeight }: Type): Promise<string> {
  const trial = await set(text, fontOf(size / TRIAL_SCALE, bold), Math.round(maxWidth / TRIAL_SCALE));
  const share = maxHeight / (trial.height * TRIAL_SCALE);
  if (share * STILL_READABLE >= 1) return text;
  const signs = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  return `${signs.slice(0, Math.max(1, Math.floor(signs.length * share))).join('')}…`;
}

function fontOf(size: number, bold: boolean): string {
  return `${FONT} ${bold ? 'bold ' : ''}${size}`;
}

const MOST_PROBES = 12;
const PROBE = `${FONT} bold 64`;
/** Unassigned code points, which no font has. The box of the longer number is wider. */
const NO_LETTER = { short: '\u2fe0', long: '\u{1eb00}' };

/** Whether this machine has the letters. Without a font for a script it draws boxes, and without any font nothing. */
async function canWrite(text: string): Promise<boolean> {
  if (!VISIBLE.test(text)) return false;
  const letters = [...new Set(text.match(/[^\p{M}\p{Z}\p{Cc}\p{Cf}]/gu) ?? [])];
  const probes = ['n', ...letters.filter((letter) => letter > '\u007f')].slice(0, MOST_PROBES);
  const boxes = new Map<string, Drawn>();
  try {
    for (const letter of probes) {
      const none = letter.length === 1 ? NO_LETTER.short : NO_LETTER.long;
      const box = boxes.get(none) ?? (await set(none, PROBE, 200));
      boxes.set(none, box);
      const { png, width, height } = await set(letter, PROBE, 200);
      if (width === box.width && height === box.height && (await hasFrame(png))) return false;
    }
    return true;
  } catch {
    return false;
  }
}

/** Whether the sides are inked all along, as in the box that replaces a missing letter. */
async function hasFrame(png: Buffer): Promise<boolean> {
  const { data, info } = await sharp(png).extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  const top = data.subarray(2 * info.width + 4, 3 * info.width - 4);
  return top.every((alpha) => alpha > 0);
}

async function set(text: string, font: string, width: number): Promise<Drawn> {
  const markup = `<span foreground="#ffffff" line_height="0.86">${escapeMarkup(text)}</span>`;
  const { data, info } = await sharp({
    text: { text: markup, font, dpi: 72, rgba: true, width, wrap: 'word-char' },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

function escapeMarkup(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

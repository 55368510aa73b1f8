import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { unpackWoff } from '../../scripts/browser/woff.ts';
import { createRandom, type Random } from '../faults/random.ts';
import type { MadeDish, MadeMenu } from './make-menu.ts';

const FONTS = join(import.meta.dirname, '../../node_modules/@fontsource');
const SUBSETS = { noto: ['noto-sans', 'noto-sans-devanagari'], anek: ['anek-devanagari', 'anek-devanagari'] };

/** No font of the machine is used: each part of each face has a name of its own. */
function family(face: 'noto' | 'anek', weight: 400 | 700): string {
  const [latin, devanagari] = SUBSETS[face];
  const files = [`${latin}-latin`, `${latin}-latin-ext`, `${devanagari}-devanagari`];
  for (const [index, file] of files.entries()) {
    const name = `${face}${weight}${index}`;
    if (GlobalFonts.has(name)) continue;
    const folder = index === 2 ? devanagari : latin;
    GlobalFonts.register(
      unpackWoff(readFileSync(join(FONTS, `${folder}/files/${file}-${weight}-normal.woff`))),
      name,
    );
  }
  return files.map((_, index) => `${face}${weight}${index}`).join(', ');
}

const MARGIN = 60;

interface Pen {
  context: SKRSContext2D;
  menu: MadeMenu;
  size: number;
  left: number;
  right: number;
  y: number;
}

/** Draws a paper menu as a phone would take a picture of it. */
export function drawMenu(menu: MadeMenu): Canvas {
  const random = createRandom(menu.seed * 104_729 + 5);
  const size = 24 + random.below(9);
  const paper = blankPaper(menu, size, random);
  const context = paper.getContext('2d');
  const [dark, light] = ['#f5e9d0', random.pick(['#111111', '#3a1d12', '#2c3550'])];
  context.fillStyle = menu.damage === 'dark' ? dark : light;
  context.font = `${size * 1.8}px ${family(menu.face, 700)}`;
  context.fillText(menu.title, (paper.width - context.measureText(menu.title).width) / 2, 110);
  const pen: Pen = { context, menu, size, left: MARGIN, right: paper.width - MARGIN, y: 110 + size * 2 };
  if (menu.layout === 'columns') {
    const half = Math.ceil(menu.sections.length / 2);
    const [middle, gap] = [paper.width / 2, size * 2.5];
    drawSections({ ...pen, right: middle - gap }, menu.sections.slice(0, half));
    drawSections({ ...pen, left: middle + gap }, menu.sections.slice(half));
  } else drawSections(pen, menu.sections);
  return damaged(paper, menu, random);
}

function blankPaper({ layout, width, sections, damage }: MadeMenu, size: number, random: Random): Canvas {
  const rows = sections.reduce((sum, { dishes }) => sum + dishes.length + 2, 0);
  const lines = layout === 'columns' ? rows / 2 + 6 : rows + 4;
  const paper = createCanvas(layout === 'columns' ? width * 1.3 : width, Math.round(lines * size * 2) + 200);
  const context = paper.getContext('2d');
  const light = random.pick(['#ffffff', '#fbf5e6', '#f3efe9']);
  context.fillStyle = damage === 'dark' ? '#2b211c' : light;
  context.fillRect(0, 0, paper.width, paper.height);
  if (damage === 'stains' || damage === 'all') stain(paper, random);
  return paper;
}

function drawSections(pen: Pen, sections: MadeMenu['sections']): void {
  const { context, menu, size, left } = pen;
  const second = pen.right - size * 5;
  for (const { heading, dishes } of sections) {
    pen.y += size * 1.6;
    context.font = `${size * 1.25}px ${family(menu.face, 700)}`;
    context.fillText(menu.isUpper ? heading.toUpperCase() : heading, left, pen.y);
    context.font = `${size}px ${family(menu.face, 400)}`;
    if (menu.layout === 'halves') {
      const words = menu.script === 'hindi' ? ['हाफ', 'फुल'] : ['Half', 'Full'];
      putRight(context, words[0] ?? '', second, pen.y);
      putRight(context, words[1] ?? '', pen.right, pen.y);
    }
    pen.y += size * 0.5;
    for (const dish of dishes) {
      pen.y += size * 1.75;
      drawDish(pen, dish, second);
    }
  }
}

function drawDish({ context, menu, size, left, right, y }: Pen, { name, prices }: MadeDish, second: number) {
  const label = menu.isUpper ? name.toUpperCase() : name;
  const words = prices.map((price) => written(price, menu.sign));
  if (menu.layout === 'beside') return context.fillText(`${label} - ${words.join(' / ')}`, left, y);
  context.fillText(label, left, y);
  if (menu.layout === 'halves' && words.length === 2) {
    putRight(context, words[0] ?? '', second, y);
    return putRight(context, words[1] ?? '', right, y);
  }
  const last = words.join(menu.seed % 4 < 2 ? '/' : ' / ');
  putRight(context, last, right, y);
  if (menu.layout !== 'dots') return;
  const dot = context.measureText('.').width;
  const from = left + context.measureText(label).width + size / 2;
  const to = right - context.measureText(last).width - size / 2;
  context.fillText('.'.repeat(Math.max(0, Math.floor((to - from) / dot))), from, y);
}

function written(price: number, sign: MadeMenu['sign']): string {
  return sign === '/-' ? `${price}/-` : `${sign}${price}`;
}

function putRight(context: SKRSContext2D, text: string, right: number, y: number): void {
  context.fillText(text, right - context.measureText(text).width, y);
}

function stain(paper: Canvas, random: Random): void {
  const context = paper.getContext('2d');
  for (let count = 0; count < 7; count++) {
    const [x, y, radius] = [random.below(paper.width), random.below(paper.height), 40 + random.below(150)];
    const glow = context.createRadialGradient(x, y, radius * 0.3, x, y, radius);
    glow.addColorStop(0, `rgba(150, 100, 40, 0.${2 + random.below(3)})`);
    glow.addColorStop(0.92, 'rgba(120, 75, 25, 0.35)');
    glow.addColorStop(1, 'rgba(120, 75, 25, 0)');
    context.fillStyle = glow;
    context.beginPath();
    context.arc(x, y, radius, 0, 7);
    context.fill();
  }
}

/** The paper on a table: turned, in bad light, and not quite sharp. */
function damaged(paper: Canvas, { damage }: MadeMenu, random: Random): Canvas {
  const photo = createCanvas(paper.width, paper.height);
  const context = photo.getContext('2d');
  context.fillStyle = '#6f6257';
  context.fillRect(0, 0, photo.width, photo.height);
  const isAll = damage === 'all';
  const degrees = damage === 'skew' ? random.below(50) / 10 - 2.5 : isAll ? random.below(20) / 10 - 1 : 0;
  context.translate(photo.width / 2, photo.height / 2);
  context.rotate((degrees * Math.PI) / 180);
  if (damage === 'blur' || isAll) context.filter = `blur(${(isAll ? 5 : 8 + random.below(6)) / 10}px)`;
  const scale = degrees === 0 ? 1 : 0.94;
  context.scale(scale, scale);
  context.drawImage(paper, -paper.width / 2, -paper.height / 2);
  context.resetTransform();
  context.filter = 'none';
  if (damage === 'shade' || isAll) {
    const shade = context.createLinearGradient(0, 0, photo.width, photo.height);
    shade.addColorStop(0, 'rgba(0, 0, 0, 0)');
    shade.addColorStop(1, `rgba(20, 10, 0, 0.${4 + random.below(3)})`);
    context.fillStyle = shade;
    context.fillRect(0, 0, photo.width, photo.height);
  }
  if (damage === 'noise' || isAll) addNoise(photo, random);
  return photo;
}

function addNoise(photo: Canvas, random: Random): void {
  const context = photo.getContext('2d');
  const picture = context.getImageData(0, 0, photo.width, photo.height);
  for (let at = 0; at < picture.data.length; at += 4) {
    const more = random.below(70) - 35;
    for (let channel = 0; channel < 3; channel++)
      picture.data[at + channel] = (picture.data[at + channel] ?? 0) + more;
  }
  context.putImageData(picture, 0, 0);
}

import { drawRun } from '#platform/fonts/server/draw-letters.ts';
import type { Ink, Paper } from './paper.ts';
import type { Box } from './shapes.ts';

const GUIDE = '#8a8a8a';

export interface SvgPaper extends Paper {
  /** The one page that was drawn. */
  read(): string;
}

/** Draws a page as a picture for the screen. Letters are shapes, so that it needs no fonts and no text escapes. */
export function createSvgPaper(): SvgPaper {
  let size = { width: 0, height: 0 };
  let body = '';
  let names = 0;
  const inkOf = (ink: Ink): string => {
    if (!ink.to) return `fill="${ink.color}" fill-opacity="${ink.opacity ?? 1}"`;
    const name = `fade${names++}`;
    const stops = [ink, ink.to].map(
      ({ color, opacity = 1 }, at) =>
        `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    );
    body += `<linearGradient id="${name}" x2="0" y2="1">${stops.join('')}</linearGradient>`;
    return `fill="url(#${name})"`;
  };
  const cutTo = ({ x, y, width, height }: Box, radius: number): string => {
    const name = `cut${names++}`;
    body += `<clipPath id="${name}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/></clipPath>`;
    return name;
  };
  const lineOf = ({ color, opacity = 1 }: Ink, line: number) =>
    `fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${line}"`;
  return {
    newPage(width, height) {
      size = { width, height };
    },
    within({ x, y, turned = false, scale = 1, clip }, draw) {
      const cut = clip ? ` clip-path="url(#${cutTo(clip, 0)})"` : '';
      body += `<g transform="translate(${x} ${y}) scale(${scale})${turned ? ' rotate(180)' : ''}"${cut}>`;
      draw();
      body += '</g>';
    },
    fill({ x, y, width, height }, ink, radius = 0) {
      const filled = inkOf(ink);
      body += `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${filled}/>`;
    },
    disc({ x, y }, radius, ink) {
      body += `<circle cx="${x}" cy="${y}" r="${radius}" ${inkOf(ink)}/>`;
    },
    ring({ x, y }, radius, ink, line) {
      body += `<circle cx="${x}" cy="${y}" r="${radius}" ${lineOf(ink, line)}/>`;
    },
    frame({ x, y, width, height }, ink, line, radius) {
      body += `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${lineOf(ink, line)}/>`;
    },
    guide(from, to) {
      body += `<path d="M${from.x} ${from.y}L${to.x} ${to.y}" stroke="${GUIDE}" stroke-width=".2" stroke-dasharray="2"/>`;
    },
    picture(jpeg, { x, y, width, height }, radius) {
      const name = cutTo({ x, y, width, height }, radius);
      body += `<image href="data:image/jpeg;base64,${jpeg.toString('base64')}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" clip-path="url(#${name})"/>`;
    },
    letters(run, { x, baseline }, letterSize, color) {
      body += `<g transform="translate(${x} ${baseline})" fill="${color}">${drawRun(run, letterSize).paths}</g>`;
    },
    squares(boxes, color) {
      const path = boxes.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`);
      body += `<path fill="${color}" shape-rendering="crispEdges" d="${path.join('')}"/>`;
    },
    read: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">${body}</svg>`,
  };
}

import { useEffect, useRef } from 'react';
import type { Box, Gray } from '#ordering/menu-photo/rules/gray.ts';
import styles from './photo.module.css';

interface SnippetProps {
  page: Gray;
  box: Box;
  label: string;
}

/** The part of the photo where a line stands, as wide as the column it is in. */
export function Snippet({ page, box, label }: SnippetProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const pad = Math.round((box.bottom - box.top) * 0.5);
  const left = Math.max(0, box.left - pad);
  const top = Math.max(0, box.top - pad);
  const width = Math.min(page.width, box.right + pad) - left;
  const height = Math.min(page.height, box.bottom + pad) - top;
  useEffect(() => {
    const context = ref.current?.getContext('2d');
    if (!context) return;
    const part = context.createImageData(width, height);
    for (let at = 0; at < width * height; at++) {
      const shade = page.data[(top + Math.floor(at / width)) * page.width + left + (at % width)] ?? 255;
      part.data.set([shade, shade, shade, 255], at * 4);
    }
    context.putImageData(part, 0, 0);
  }, [page, left, top, width, height]);
  return (
    <canvas
      ref={ref}
      role="img"
      aria-label={label}
      width={width}
      height={height}
      className={styles.snippet}
    />
  );
}

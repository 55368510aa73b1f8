import { useEffect, useRef } from 'react';
import type { Box, Gray } from '#ordering/menu-photo/rules/gray.ts';
import { drawPart } from './draw-part.ts';
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
  const right = Math.min(page.width, box.right + pad);
  const bottom = Math.min(page.height, box.bottom + pad);
  useEffect(() => {
    if (ref.current) drawPart(ref.current, page, { left, top, right, bottom });
  }, [page, left, top, right, bottom]);
  return (
    <canvas
      ref={ref}
      role="img"
      aria-label={label}
      width={right - left}
      height={bottom - top}
      className={styles.snippet}
    />
  );
}

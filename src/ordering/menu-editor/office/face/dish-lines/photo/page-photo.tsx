import { type CSSProperties, useEffect, useRef } from 'react';
import type { Box, Gray } from '#ordering/menu-photo/rules/gray.ts';
import { drawPart } from './draw-part.ts';
import styles from './photo.module.css';

interface PagePhotoProps {
  page: Gray;
  /** Where the line stands that is looked at. It is brought into view. */
  current: Box;
  asked: readonly { box: Box }[];
}

/** The photo with its doubtful lines marked. It repeats what the list says, so screen readers pass it by. */
export function PagePhoto({ page, current, asked }: PagePhotoProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (canvas.current)
      drawPart(canvas.current, page, { left: 0, top: 0, right: page.width, bottom: page.height });
  }, [page]);
  useEffect(() => {
    const frame = mark.current?.closest('div');
    const top = frame ? (current.top / page.height) * frame.scrollHeight : 0;
    frame?.scrollTo({ top: top - frame.clientHeight / 3 });
  }, [current, page]);
  return (
    <div className={styles.page} aria-hidden="true">
      <canvas ref={canvas} width={page.width} height={page.height} />
      {asked.map(({ box }) => (
        <span key={`${box.left} ${box.top}`} className={styles.doubt} style={placeOf(box, page)} />
      ))}
      <span ref={mark} className={styles.current} style={placeOf(current, page)} />
    </div>
  );
}

function placeOf({ left, top, right, bottom }: Box, { width, height }: Gray): CSSProperties {
  const pad = (bottom - top) * 0.35;
  return {
    left: `${((left - pad) / width) * 100}%`,
    top: `${((top - pad) / height) * 100}%`,
    width: `${((right - left + 2 * pad) / width) * 100}%`,
    height: `${((bottom - top + 2 * pad) / height) * 100}%`,
  };
}

import type { ReactNode } from 'react';
import type { PosterFormat } from '#domain/api/tables.ts';
import styles from './dialogs.module.css';

const SCALE_REM = 6;

/** What comes out of the printer, all at the same scale. */
export function FormatPicture({ format }: { format: PosterFormat }) {
  const drawn = PICTURES[format];
  return (
    <svg
      className={styles.picture}
      style={{ blockSize: `${(SCALE_REM * drawn.height) / 100}rem` }}
      viewBox={`-1 -1 ${drawn.width + 2} ${drawn.height + 2}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.paper} width={drawn.width} height={drawn.height} rx="1.5" />
      {drawn.content}
    </svg>
  );
}

function Poster({ scale = 1 }: { scale?: number }) {
  return (
    <g transform={`scale(${scale})`}>
      <path className={styles.brand} d="M0 1.5q0-1.5 1.5-1.5h67q1.5 0 1.5 1.5v21H0z" />
      <rect className={styles.ink} x="20" y="28" width="30" height="6" rx="2" />
      <Code x={19} y={40} side={32} />
      <rect className={styles.brand} x="21" y="79" width="28" height="4" rx="2" />
      <rect className={styles.brand} x="24" y="86" width="22" height="3" rx="1.5" />
    </g>
  );
}

function TentSide() {
  return (
    <>
      <rect className={styles.brand} x="3" y="3" width="28" height="44" rx="3" />
      <rect x="8" y="29" width="15" height="11" rx="2" fill="#fff" />
      <Code x={38} y={6} side={28} />
      <rect className={styles.brand} x="40" y="38" width="24" height="3.5" rx="1.5" />
    </>
  );
}

/** Three corners and some squares: enough to be known for what it is. */
function Code({ x, y, side }: { x: number; y: number; side: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${side / 14})`}>
      <path
        className={styles.ink}
        fillRule="evenodd"
        d="M0 0h5v5H0zM1 1v3h3V1zM9 0h5v5H9zm1 1v3h3V1zM0 9h5v5H0zm1 1v3h3v-3zM2 2h1v1H2zM11 2h1v1h-1zM2 11h1v1H2zM6 0h2v2H6zM6 4h1v3H6zM8 6h2v2H8zM11 7h3v1h-3zM0 6h3v2H0zM7 9h2v2H7zM10 10h2v1h-2zM13 10h1v4h-2v-2h1zM6 12h2v2H6zM9 12h2v2H9z"
      />
    </g>
  );
}

const STICKERS = Array.from({ length: 21 }, (_, at) => ({
  x: (at % 3) * 23.3,
  y: Math.floor(at / 3) * 14.1,
}));

const PICTURES: Record<PosterFormat, { width: number; height: number; content: ReactNode }> = {
  a4: { width: 70, height: 99, content: <Poster /> },
  a5: { width: 49, height: 70, content: <Poster scale={0.7} /> },
  'a6-tent': {
    width: 140,
    height: 99,
    content: (
      <>
        <g transform="translate(0 49.500)">
          <TentSide />
        </g>
        <g transform="translate(70 49.500)">
          <TentSide />
        </g>
        <g transform="rotate(180 35 24.75)">
          <TentSide />
        </g>
        <g transform="translate(70 0) rotate(180 35 24.75)">
          <TentSide />
        </g>
        <path className={styles.fold} d="M0 49.5h140M70 0v99" />
      </>
    ),
  },
  stickers: {
    width: 70,
    height: 99,
    content: STICKERS.map(({ x, y }) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <rect className={styles.brand} x="2.5" y="4" width="6" height="4" rx="1" />
        <Code x={10.5} y={1.8} side={10.5} />
      </g>
    )),
  },
};

import { useMemo } from 'react';
import { qrPath } from '#ui/qr-path.ts';
import styles from './upi-card.module.css';

/** Dark on white in any theme: that is what cameras read. */
export function Code({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text, 'medium'), [text]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

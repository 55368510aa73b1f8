import { useEffect, useState } from 'react';
import type { QrPath } from '#ui/qr-path.ts';
import styles from './upi-card.module.css';

/** Dark on white in any theme, since cameras read nothing else reliably. Its script is loaded when needed. */
export function UpiCode({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<QrPath | null>(null);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const { qrPath } = await import('#ui/qr-path.ts');
      if (!isGone) setCode(qrPath(text, 'medium'));
    };
    // Without its script, the UPI ID and the amount remain.
    draw().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [text]);
  const { size, path } = code ?? { size: 1, path: '' };
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      aria-busy={code === null}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

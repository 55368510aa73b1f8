import { useLoad } from '#platform/phone/guests/load/use-load.ts';
import styles from './upi-card.module.css';

/** Dark on white in any theme, since cameras read nothing else reliably. Its script is loaded when needed. */
export function UpiCode({ text, label }: { text: string; label: string }) {
  // Without its script, the UPI ID and the amount remain.
  const { value: code } = useLoad(text, {
    fetch: async () => (await import('#ui/shared/qr-path.ts')).qrPath(text, 'medium'),
  });
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

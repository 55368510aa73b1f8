import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/shared/components/icon.tsx';
import styles from './more-dialog.module.css';

const ICONS: Record<string, IconName> = {
  Phone: 'phone',
  WhatsApp: 'chat',
  Location: 'pin',
  Website: 'language',
};

const SHAPES: Record<string, ReactNode> = {
  Instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="5" />
      <circle cx="12" cy="12" r="3.6" />
      <path d="M16.5 7.5h.01" />
    </>
  ),
  Facebook: <path d="M15.5 4.5H14a3 3 0 0 0-3 3V20M8 11.5h6.5" />,
  Twitter: <path d="M5 5l14 14M19 5L5 19" />,
  YouTube: (
    <>
      <rect x="3" y="6" width="18" height="12" rx="4" />
      <path d="m10.5 9.5 4 2.5-4 2.5z" />
    </>
  ),
  LinkedIn: <path d="M6 10v8M6 6h.01M11 18v-8M11 13.5c0-4.5 7-4.5 7 0V18" />,
  Email: (
    <>
      <rect x="3.5" y="5.5" width="17" height="13" rx="3" />
      <path d="m4.5 8 7.5 5.5L19.5 8" />
    </>
  ),
};

/** An icon for each type of contact; the first letter for unknown types. */
export function ContactMark({ type }: { type: string }) {
  const icon = ICONS[type];
  const shape = SHAPES[type];
  if (icon) return <Icon name={icon} />;
  if (shape === undefined) return <span className={styles.letter}>{[...type][0]}</span>;
  return (
    <svg className={styles.shape} viewBox="0 0 24 24" aria-hidden="true">
      {shape}
    </svg>
  );
}

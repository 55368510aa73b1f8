import type { ReactNode } from 'react';
import { FoldingCard } from '../../parts/folding-card.tsx';
import { TickIcon } from '../../parts/icons.tsx';
import { useTexts } from '../../texts/index.ts';
import styles from './provider-card.module.css';

/** Without keys, with them, or with keys that did not work when they were last tried. */
export type Connection = 'off' | 'on' | 'failed';

interface ProviderCardProps {
  name: string;
  /** What it is for. */
  lead: string;
  connection: Connection;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** Somebody whose service the restaurant uses: what for, whether it works, and how to connect it. */
export function ProviderCard({ connection, ...card }: ProviderCardProps) {
  const { connections } = useTexts().settings;
  const badge = (
    <span className={`${styles.state} ${styles[connection]}`}>
      {connections[connection]}
      {connection === 'on' && <TickIcon size={16} />}
    </span>
  );
  return <FoldingCard {...card} badge={badge} />;
}

import type { ReactNode } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { TickIcon } from '../icons.tsx';
import { FoldingCard } from '../layout/folding-card.tsx';
import styles from './provider-card.module.css';

/** `off`: without keys. `failed`: the keys did not work when they were last tried. */
export type Connection = 'off' | 'on' | 'failed';

interface ProviderCardProps {
  name: string;
  /** Its purpose, in a sentence. */
  lead: string;
  connection: Connection;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** The card of an outside service: its purpose, whether it is connected, and the form to connect it. */
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

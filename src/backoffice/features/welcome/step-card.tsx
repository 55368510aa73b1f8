import type { ReactNode } from 'react';
import { TickIcon } from '../../parts/icons.tsx';
import { useTexts } from '../../texts/index.ts';
import styles from './welcome.module.css';

interface StepCardProps {
  label: string;
  hint: string;
  isDone: boolean;
  /** The first that is not done stands out. */
  isNext: boolean;
  children: ReactNode;
}

export function StepCard({ label, hint, isDone, isNext, children }: StepCardProps) {
  const { welcome: t } = useTexts();
  return (
    <div className={`${styles.step} ${isNext ? styles.isNext : ''}`}>
      <span className={`${styles.mark} ${isDone ? styles.isDone : ''}`}>
        {isDone && (
          <>
            <TickIcon />
            <span className="visually-hidden">{t.done}</span>
          </>
        )}
      </span>
      <div className={styles.words}>
        <h3 className={styles.label}>{label}</h3>
        <p className={styles.hint}>{hint}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

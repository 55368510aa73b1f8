import { type ReactNode, useRef } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { useStepGuard } from '../views/use-step-guard.ts';
import styles from './kitchen.module.css';

interface KitchenGridProps {
  isBusy: boolean;
  isEmpty: boolean;
  children: ReactNode;
}

/** The tickets of a screen of the kitchen, where a double tap of a glove is one tap. */
export function KitchenGrid({ isBusy, isEmpty, children }: KitchenGridProps) {
  const { stations: t } = useTexts();
  const grid = useRef<HTMLDivElement>(null);
  const onStep = useStepGuard(() => grid.current, 'button');
  return (
    <div ref={grid} className={styles.grid} aria-busy={isBusy} tabIndex={-1} onClickCapture={onStep}>
      {isEmpty && !isBusy && (
        <div className={styles.none}>
          <p className={styles.quiet}>{t.nothing}</p>
          <p>{t.nothingHint}</p>
        </div>
      )}
      {children}
    </div>
  );
}

import { useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import { drawerRows } from '../rules/day-report.ts';
import { DRAWER_MOVES, type DrawerMove } from '../rules/drawers.ts';
import type { TillDrawerView } from '../wire/till.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { ReportRows } from './report-rows.tsx';
import styles from './till.module.css';

interface DrawerCardProps {
  drawer: TillDrawerView;
  /** Whether this device's cash goes into it; null where there is nothing to choose. */
  isOwn: boolean | null;
  onOwn: () => void;
}

/** What is in a drawer, and what can be done with it. */
export function DrawerCard({ drawer, isOwn, onOwn }: DrawerCardProps) {
  const { till: t } = useTexts();
  const [move, setMove] = useState<DrawerMove | null>(null);
  const name = drawer.name ?? t.report.mainDrawer;
  return (
    <Card
      title={name}
      hint={isOwn ? t.own : undefined}
      actions={
        isOwn === false && (
          <Button aria-label={t.makeOwnOf(name)} onClick={onOwn}>
            {t.makeOwn}
          </Button>
        )
      }
    >
      <ReportRows rows={drawerRows(drawer, t.report)} />
      <div className={styles.steps}>
        {DRAWER_MOVES.map((what) => (
          <Button
            key={what}
            look="tinted"
            aria-label={t.moveOf(t.moves[what], name)}
            onClick={() => setMove(what)}
          >
            {t.moves[what]}
          </Button>
        ))}
      </div>
      {move && <EntryDialog drawer={drawer} what={move} onClose={() => setMove(null)} />}
    </Card>
  );
}

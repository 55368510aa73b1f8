import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { LockIcon } from '#ui/office/icons.tsx';
import { ApprovalDialog } from './approval-dialog.tsx';
import styles from './turn-button.module.css';
import { useHints, useLock } from './use-turn.ts';

/** Shows on every screen whose turn it is at the tablet, and ends it. */
export function TurnButton({ name }: { name: string }) {
  const { tablets: t } = useTexts();
  const lock = useLock();
  useHints();
  return (
    <>
      <Button
        className={styles.turn}
        icon={<LockIcon size={18} />}
        aria-label={t.lockNow(name)}
        onClick={lock}
      >
        <span className={styles.name}>{name}</span>
      </Button>
      <ApprovalDialog asker={name} />
    </>
  );
}

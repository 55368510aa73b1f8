import { useLineLost } from '../device/door.ts';
import { useTexts } from '../texts/index.ts';
import styles from './button.module.css';
import { Button, type ButtonProps } from './button.tsx';

/** A button for what only the server does. Without the line it can't be pressed, and says why. */
export function LineButton({ disabled = false, children, ...props }: ButtonProps) {
  const { commands: t } = useTexts();
  const isLost = useLineLost();
  return (
    <Button {...props} disabled={disabled || isLost}>
      <span className={styles.words}>
        {children}
        {isLost && <small>{t.needsLine}</small>}
      </span>
    </Button>
  );
}

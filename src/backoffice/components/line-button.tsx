import { useLineLost } from '../device/door.ts';
import { useTexts } from '../texts/index.ts';
import styles from './button.module.css';
import { Button, type ButtonProps } from './button.tsx';

/** A button for what only the server does. Without the line it can't be pressed, and says why. */
export function LineButton(props: ButtonProps) {
  return <ButtonWithLine {...props} isLost={useLineLost()} />;
}

/** The same where it is known whether the line is there. */
export function ButtonWithLine({
  isLost,
  disabled = false,
  children,
  ...props
}: ButtonProps & { isLost: boolean }) {
  const { commands: t } = useTexts();
  return (
    <Button {...props} disabled={disabled || isLost}>
      <span className={styles.words}>
        {children}
        {isLost && <small>{t.needsLine}</small>}
      </span>
    </Button>
  );
}

import { type Trouble, useLineTrouble } from '#restaurant/without-the-line/office/door.ts';
import { useTexts } from '#texts/office/index.ts';
import styles from './button.module.css';
import { Button, type ButtonProps } from './button.tsx';

/** A button for what only the server does. Without the line it can't be pressed, and says why. */
export function LineButton(props: ButtonProps) {
  return <ButtonWithLine {...props} trouble={useLineTrouble()} />;
}

/** The same where it is known whether the line is there. */
export function ButtonWithLine({
  trouble,
  disabled = false,
  children,
  ...props
}: ButtonProps & { trouble: Trouble | null }) {
  const { commands: t } = useTexts();
  return (
    <Button {...props} disabled={disabled || trouble !== null}>
      <span className={styles.words}>
        {children}
        {trouble && <small>{t.needsLine[trouble]}</small>}
      </span>
    </Button>
  );
}

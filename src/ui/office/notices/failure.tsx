import { errorText, useTexts } from '#texts/office/index.ts';
import { Art } from '#ui/shared/components/art.tsx';
import { Button } from '../buttons/button.tsx';
import styles from './failure.module.css';

interface FailureProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

export function Failure({ title, error, onRetry }: FailureProps) {
  const t = useTexts();
  return (
    <div className={styles.failure} role="alert">
      <Art show="broken" />
      <h1 className={styles.title}>{title}</h1>
      <p>{errorText(t, error)}</p>
      <Button look="main" onClick={onRetry}>
        {t.tryAgain}
      </Button>
    </div>
  );
}

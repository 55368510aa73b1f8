import { useUnregistered } from '#money/e-invoices/office-api/e-invoices.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import styles from './bills-page.module.css';

/** Says how many documents the registry has refused, or that wait for long. */
export function UnregisteredBar({ onShow }: { onShow: () => void }) {
  const { eInvoices: t } = useTexts();
  const count = useUnregistered(useStore());
  if (count === 0) return null;
  return (
    <section className={styles.bar} aria-label={t.toMend(count)}>
      <p>
        <strong>{t.toMend(count)}</strong> {t.toMendHint}
      </p>
      <Button look="tinted" onClick={onShow}>
        {t.show}
      </Button>
    </section>
  );
}

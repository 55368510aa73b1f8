import { useInfiniteQuery } from '@tanstack/react-query';
import { ALL_BILLS, billsQuery } from '../../api/bills.ts';
import { Button } from '../../components/button.tsx';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './bills-page.module.css';

/** Says how many documents the registry has refused, or that wait for long. */
export function UnregisteredBar({ onShow }: { onShow: () => void }) {
  const { eInvoices: t } = useTexts();
  const { storeId } = useStore();
  const { data } = useInfiniteQuery(billsQuery(storeId, ALL_BILLS));
  const count = data?.pages[0]?.unregistered ?? 0;
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

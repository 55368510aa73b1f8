import { useQuery } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { portionsQuery } from '../../office-api/portions.ts';
import type { CountedItem } from '../../wire/portions.ts';
import styles from './portions.module.css';

/** Null for a dish of which portions are not counted today. */
export function useCounted(itemId: string): CountedItem | null {
  const { storeId } = useStore();
  const { data } = useQuery(portionsQuery(storeId));
  return data?.items.find((item) => item.itemId === itemId) ?? null;
}

/** How many portions of a dish are left today. */
export function Left({ itemId }: { itemId: string }) {
  const { portions: t } = useTexts();
  const counted = useCounted(itemId);
  if (!counted) return null;
  return (
    <span className={styles.left} data-out={counted.left === 0}>
      {t.left(counted.left)}
    </span>
  );
}

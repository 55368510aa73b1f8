import { useQuery } from '@tanstack/react-query';
import type { CountedItem } from '#domain/api/portions.ts';
import { portionsQuery } from '../../../api/portions.ts';
import { useStore } from '../../../session/current-store.ts';
import { useTexts } from '../../../texts/index.ts';
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

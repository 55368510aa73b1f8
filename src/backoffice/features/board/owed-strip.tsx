import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { formatMoney, parseHundredths } from '#domain/money/money.ts';
import { may } from '#domain/people/permissions.ts';
import { owedHeadQuery, owedKey } from '../../api/refunds.ts';
import { useStore } from '../../parts/current-store.ts';
import { RefundIcon } from '../../parts/icons.tsx';
import { useTexts } from '../../texts/index.ts';
import { useDesk } from './desk-context.ts';
import styles from './strip.module.css';

/** While something is owed to customers, the board says so. */
export function OwedStrip() {
  const t = useTexts();
  const client = useQueryClient();
  const { orders } = useDesk();
  const { storeId, role, profile } = useStore();
  const { data } = useQuery(owedHeadQuery(storeId, may(role, 'order.refund')));
  const ofDesk = orders.reduce((sum, { payment }) => sum + (payment.owed ?? 0), 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the desk has heard is why the list is read anew.
  useEffect(() => {
    void client.invalidateQueries({ queryKey: owedKey(storeId) });
  }, [client, storeId, ofDesk]);
  const owed = data?.owed.filter(({ kind }) => kind === 'order') ?? [];
  const unclear = data?.owed.filter(({ kind }) => kind === 'unclear') ?? [];
  if (owed.length + unclear.length === 0) return null;
  const sum = owed.reduce((total, { amount }) => total + (parseHundredths(amount) ?? 0), 0);
  const isMore = data?.next != null && owed.length === data.owed.length;
  return (
    <Link to="/app/management/e-commerce/refunds" className={`${styles.chip} ${styles.warn} ${styles.whole}`}>
      <RefundIcon />
      {[
        owed.length > 0 && t.refunds.strip(owed.length, formatMoney(sum, profile.currency), isMore),
        unclear.length > 0 && t.refunds.stripUnclear(unclear.length),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Link>
  );
}

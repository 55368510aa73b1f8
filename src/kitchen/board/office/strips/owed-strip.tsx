import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { owedHeadQuery, owedKey } from '#money/refunds/office-api/refunds.ts';
import { formatSum, parseHundredths } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import { RefundIcon } from '#ui/office/icons.tsx';
import { useDesk } from '../desk/desk-context.ts';
import styles from './strips.module.css';

/** Shown while money is owed to guests. */
export function OwedStrip() {
  const t = useTexts();
  const client = useQueryClient();
  const { orders } = useDesk();
  const { storeId, role, profile } = useStore();
  const { data } = useQuery(owedHeadQuery(storeId, may(role, 'order.refund')));
  const owedOnBoard = orders.reduce((sum, { payment }) => sum + (payment.owed ?? 0), 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is fetched again when the orders on the board owe another sum.
  useEffect(() => {
    void client.invalidateQueries({ queryKey: owedKey(storeId) });
  }, [client, storeId, owedOnBoard]);
  const owed = data?.owed.filter(({ kind }) => kind === 'order') ?? [];
  const unclear = data?.owed.filter(({ kind }) => kind === 'unclear') ?? [];
  if (owed.length + unclear.length === 0) return null;
  const sum = owed.reduce((total, { amount }) => total + (parseHundredths(amount) ?? 0), 0);
  const isMore = data?.next != null && owed.length === data.owed.length;
  return (
    <Link to="/app/management/e-commerce/refunds" className={`${styles.chip} ${common.warn} ${styles.whole}`}>
      <RefundIcon />
      {[
        owed.length > 0 && t.refunds.strip(owed.length, formatSum(sum, profile.currency), isMore),
        unclear.length > 0 && t.refunds.stripUnclear(unclear.length),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Link>
  );
}

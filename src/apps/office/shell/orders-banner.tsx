import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { levelOf } from '#operators/plans/rules/plan.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { RARELY_MS, storePlanQuery } from '#restaurant/stores/office-api/store.ts';
import { useTexts } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import styles from './shell.module.css';

/** Tells owners that the orders of their plan are almost, or all, used this month. */
export function OrdersBanner() {
  const { plan: t } = useTexts();
  const { storeId, role, profile } = useStore();
  const { data } = useQuery({
    ...storePlanQuery(storeId),
    enabled: role === 'OWNER',
    staleTime: RARELY_MS,
    refetchInterval: RARELY_MS,
  });
  // Nobody can order there now, which another bar says.
  const isStopped = profile.subscriptionStatus === 'suspended' || profile.erasedAt !== null;
  if (!data || isStopped) return null;
  const { used, most } = data.use.ordersPerMonth;
  const level = levelOf({ used, most });
  if (level === 'fine' || most === null) return null;
  return (
    <div className={`${styles.banner} ${common.warn}`} role="status">
      <p>{t.orders[level](used, most)}</p>
      <Link to="/app/settings/plan">{t.see}</Link>
    </div>
  );
}

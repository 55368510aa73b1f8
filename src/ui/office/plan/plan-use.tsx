import { levelOf, PLAN_LIMITS, type Use } from '#operators/plans/rules/plan.ts';
import type { StorePlanView } from '#operators/plans/wire/plans.ts';
import { useTexts } from '#texts/office/index.ts';
import styles from './plan-use.module.css';

/** How much of each limit of a plan is used. */
export function PlanUse({ use }: Pick<StorePlanView, 'use'>) {
  const { plan: t } = useTexts();
  return (
    <ul className={styles.list}>
      {PLAN_LIMITS.map((limit) => (
        <li key={limit}>
          <UseOf label={t.limits[limit]} use={use[limit]} />
        </li>
      ))}
    </ul>
  );
}

function UseOf({ label, use }: { label: string; use: Use }) {
  const { plan: t } = useTexts();
  const { used, most } = use;
  const level = levelOf(use);
  return (
    <>
      <p className={styles.row}>
        <span>{label}</span>
        <span>{most === null ? t.unlimited(used) : t.of(used, most)}</span>
      </p>
      {most !== null && (
        <meter
          className={styles.meter}
          aria-label={label}
          max={most || 1}
          high={most * 0.8}
          optimum={0}
          value={Math.min(used, most || 1)}
        />
      )}
      {level !== 'fine' && <p className={styles.warning}>{most === 0 ? t.notIncluded : t[level]}</p>}
    </>
  );
}

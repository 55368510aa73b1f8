import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { couponsQuery } from '#operators/invoices/office-api/invoices.ts';
import type { CouponView } from '#operators/invoices/wire/invoices.ts';
import { INVOICE_TIME_ZONE } from '#operators/plans/rules/invoice.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useInterface, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatDayOf } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { CouponForm } from './coupon-form.tsx';
import styles from './plans.module.css';

/** What takes something off the price of plans. */
export function CouponsCard() {
  const t = useTexts().operator.coupons;
  const { data, error, refetch } = useQuery(couponsQuery);
  const [isAdding, setAdding] = useState(false);
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <Card title={t.title} hint={t.hint} actions={<Button onClick={() => setAdding(true)}>{t.add}</Button>}>
      {data?.coupons.length === 0 && <p className={styles.features}>{t.none}</p>}
      <ul className={styles.coupons}>
        {data?.coupons.map((coupon) => (
          <Coupon key={coupon.code} coupon={coupon} />
        ))}
      </ul>
      {isAdding && <CouponForm onClose={() => setAdding(false)} />}
    </Card>
  );
}

function Coupon({ coupon: { code, kind, value, until, uses, mostUses } }: { coupon: CouponView }) {
  const { t: texts, language } = useInterface();
  const t = texts.operator.coupons;
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('DELETE /api/operator/coupons/:code', { params: { code } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: couponsQuery.queryKey });
      say(t.ended(code));
    },
    onError: complain,
  });
  const day = formatDayOf(until, { language, timeZone: INVOICE_TIME_ZONE });
  return (
    <li>
      <span>
        <strong>{code}</strong> · {t.off[kind](value)} · {t.until(day)} · {t.uses(uses, mostUses)}
      </span>
      <Button aria-label={t.endOf(code)} isBusy={isPending} onClick={() => mutate()}>
        {t.end}
      </Button>
    </li>
  );
}

import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatWhen } from '#ui/office/format.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { ALL_BILLS, billsKey, billsQuery } from '../office-api/bills.ts';
import styles from './bills-page.module.css';

/** Says how many sales have no bill yet, and issues their bills now on request. */
export function UnbilledBar() {
  const { t: texts, language } = useInterface();
  const t = texts.bills;
  const { storeId, profile } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const { data } = useInfiniteQuery(billsQuery(storeId, ALL_BILLS));
  const { count = 0, from = null } = data?.pages[0]?.unbilled ?? {};
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /api/stores/:storeId/bills', { params: { storeId } }),
    onSuccess: async (left) => {
      await client.invalidateQueries({ queryKey: billsKey(storeId) });
      say(t.billedNow(count - left.count));
    },
    onError: complain,
  });
  if (count === 0) return null;
  const now = serverNow();
  const at = Math.max(now, Date.parse(from ?? ''));
  const when = formatWhen(at, now, { language, timeZone: profile.timeZone });
  return (
    <section className={styles.bar} aria-label={t.unbilled(count)}>
      <p>
        <strong>{t.unbilled(count)}</strong> {at > now ? t.billedFrom(when) : t.billedSoon}
      </p>
      <Button look="tinted" isBusy={isPending} onClick={() => mutate()}>
        {t.billNow}
      </Button>
    </section>
  );
}

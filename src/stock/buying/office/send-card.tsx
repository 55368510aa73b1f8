import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DEFAULT_COUNTRY_CODE } from '#ordering/placing/rules/checkout.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import type { SentBy } from '#stock/ingredients/rules/buying.ts';
import { purchaseText } from '#stock/ingredients/rules/purchase-text.ts';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatDay } from '#ui/office/format.ts';
import { WhatsAppIcon } from '#ui/office/icons.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { randomId } from '#ui/shared/random-id.ts';
import type { PurchaseView } from '../wire/buying.ts';
import styles from './buying.module.css';
import { type Given, nameIn } from './given.ts';
import { useRefresh } from './use-buying.ts';

/** What the supplier reads, and the ways to send it. */
export function SendCard({ purchase, buying, ingredients }: Given & { purchase: PurchaseView }) {
  const { t, language } = useInterface();
  const { storeId, profile } = useStore();
  const refresh = useRefresh();
  const { complain } = useNotice();
  const [key, setKey] = useState(randomId);
  const { mutate, isPending } = useMutation({
    mutationFn: (by: SentBy) =>
      call('POST /api/stores/:storeId/stock/purchases/:purchaseId/send', {
        params: { storeId, purchaseId: purchase._id },
        headers: { 'idempotency-key': `${key}-${by}` },
        body: { by, language },
      }),
    onError: complain,
    // Who taps again after it went wants another one.
    onSuccess: () => setKey(randomId()),
    onSettled: () => refresh(),
  });
  const supplier = buying.suppliers.find(({ _id }) => _id === purchase.supplier);
  if (!supplier) return null;
  const text = purchaseText(
    {
      store: profile.name,
      supplier: supplier.name,
      day: formatDay(purchase.at, { language, timeZone: profile.timeZone }),
      lines: purchase.lines.map(({ ingredient, pack, packs }) => ({
        name: nameIn(ingredients, ingredient),
        pack,
        packs,
        unit: ingredients.find(({ _id }) => _id === ingredient)?.unit ?? 'pc',
      })),
    },
    language,
  );
  const { sentBy, sentAt } = purchase;
  const told =
    sentBy === null || sentAt === null
      ? t.buying.notSent
      : `${t.buying.sentBy[sentBy]}, ${formatDay(sentAt, { language, timeZone: profile.timeZone })}`;
  const print = () => {
    window.print();
    mutate('paper');
  };
  return (
    <Card title={t.buying.readsThis} hint={told}>
      <pre data-purchase className={styles.paper}>
        {text}
      </pre>
      <div className={styles.steps}>
        {supplier.email !== '' && (
          <Button look="tinted" isBusy={isPending} onClick={() => mutate('email')}>
            {t.buying.send.email}
          </Button>
        )}
        {supplier.phone !== '' && (
          <a
            className={styles.link}
            href={`https://wa.me/${numberOf(supplier.phone)}?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noreferrer"
            onClick={() => mutate('whatsapp')}
          >
            <WhatsAppIcon />
            {t.buying.send.whatsapp}
          </a>
        )}
        <Button look="tinted" onClick={print}>
          {t.buying.send.paper}
        </Button>
      </div>
      {supplier.email === '' && supplier.phone === '' && <p className={styles.hint}>{t.buying.noEmail}</p>}
    </Card>
  );
}

/** With its country, which is this one if none is said. */
function numberOf(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10 ? `${DEFAULT_COUNTRY_CODE}${digits}`.replace(/\D/g, '') : digits;
}

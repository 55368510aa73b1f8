import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { may } from '#domain/people/permissions.ts';
import { DEFAULT_COUNTRY_CODE } from '#domain/placing/checkout.ts';
import { eraseGuest, exportGuest } from '../../../api/guest-data.ts';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx';
import { useStore } from '../../../parts/current-store.ts';
import { download } from '../../../parts/download.ts';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { useNotice } from '../../../parts/use-notice.ts';
import { fieldTexts, useTexts } from '../../../texts/index.ts';
import styles from './privacy.module.css';

/** What one guest may ask of the restaurant: a copy of what it keeps of them, and to be forgotten. */
export function GuestCard() {
  const texts = useTexts();
  const { privacy: t } = texts;
  const { storeId, role } = useStore();
  const { say, complain } = useNotice();
  const [countryCode, setCountryCode] = useState(DEFAULT_COUNTRY_CODE);
  const [phone, setPhone] = useState('');
  const [isAsking, setAsking] = useState(false);
  const guest = { countryCode, phone: phone.trim() };
  const hand = useMutation({
    mutationFn: () => exportGuest(storeId, guest),
    onSuccess(found) {
      if (found.orders.length === 0) return say(t.nothingFound);
      const file = new Blob([JSON.stringify(found, null, 2)], { type: 'application/json' });
      download(file, `guest-${guest.phone.slice(-4)}.json`);
      say(t.exported(found.orders.length));
    },
    onError: complain,
  });
  const erase = useMutation({
    mutationFn: () => eraseGuest(storeId, guest),
    onSuccess: ({ erased, kept }) => say(erased + kept === 0 ? t.nothingFound : t.erased(erased, kept)),
    onError: complain,
    onSettled: () => setAsking(false),
  });
  const faults = { ...fieldTexts(texts, hand.error), ...fieldTexts(texts, erase.error) };
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!hand.isPending) hand.mutate();
  }
  return (
    <Card title={t.guest} hint={t.guestHint}>
      <form className={styles.guest} onSubmit={submit} noValidate>
        <div className={styles.number}>
          <TextField
            label={t.countryCode}
            value={countryCode}
            inputMode="tel"
            fault={faults['countryCode']}
            onChange={setCountryCode}
          />
          <TextField
            label={t.phone}
            value={phone}
            inputMode="tel"
            autoComplete="off"
            fault={faults['phone']}
            onChange={setPhone}
          />
        </div>
        <div className={styles.steps}>
          <Button type="submit" look="main" isBusy={hand.isPending} disabled={guest.phone === ''}>
            {t.export}
          </Button>
          {may(role, 'guest.erase') && (
            <Button look="danger" disabled={guest.phone === ''} onClick={() => setAsking(true)}>
              {t.erase}
            </Button>
          )}
        </div>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.eraseTitle(`${countryCode} ${guest.phone}`)}
        action={t.eraseNow}
        isBusy={erase.isPending}
        onConfirm={() => erase.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{t.eraseLead}</p>
      </ConfirmDialog>
    </Card>
  );
}

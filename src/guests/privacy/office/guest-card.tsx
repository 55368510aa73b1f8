import { useState } from 'react';
import { DEFAULT_COUNTRY_CODE } from '#ordering/placing/rules/checkout.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { download } from '#ui/office/buttons/download.ts';
import { ConfirmDialog } from '#ui/office/dialogs/confirm-dialog.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import styles from './privacy.module.css';

/** Exports or erases the data of one guest, at their request. */
export function GuestCard() {
  const { privacy: t } = useTexts();
  const { storeId, role } = useStore();
  const { say, complain } = useNotice();
  const [countryCode, setCountryCode] = useState(DEFAULT_COUNTRY_CODE);
  const [phone, setPhone] = useState('');
  const [isAsking, setAsking] = useState(false);
  const guest = { countryCode, phone: phone.trim() };
  const copy = useForm({
    send: () => call('POST /api/stores/:storeId/guest-data/export', { params: { storeId }, body: guest }),
    onError: complain,
    onDone: (found) => {
      const count = found.orders.length + found.reservations.length + found.accounts.length;
      if (count === 0) return say(t.nothingFound);
      const file = new Blob([JSON.stringify(found, null, 2)], { type: 'application/json' });
      download(file, `guest-${guest.phone.slice(-4)}.json`);
      say(t.exported(count));
    },
  });
  const erasure = useForm({
    send: () => call('POST /api/stores/:storeId/guest-data/erase', { params: { storeId }, body: guest }),
    onDone: ({ erased, kept }) => {
      setAsking(false);
      say(erased + kept === 0 ? t.nothingFound : t.erased(erased, kept));
    },
    onError: (error) => {
      setAsking(false);
      complain(error);
    },
  });
  const faults = { ...copy.faults, ...erasure.faults };
  return (
    <Card title={t.guest} hint={t.guestHint}>
      <form {...copy.propsFor(() => copy.submit())} className={styles.guest}>
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
          <Button type="submit" look="main" isBusy={copy.isBusy} disabled={guest.phone === ''}>
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
        isBusy={erasure.isBusy}
        onConfirm={() => erasure.send()}
        onClose={() => setAsking(false)}
      >
        <p>{t.eraseLead}</p>
      </ConfirmDialog>
    </Card>
  );
}

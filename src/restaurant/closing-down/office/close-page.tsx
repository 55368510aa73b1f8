import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { SITE_BRAND } from '#restaurant/access/office/site-brand.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import styles from './close-page.module.css';
import { CloseStoreDialog } from './close-store-dialog.tsx';

const EXPORTS = [
  { name: 'menu', to: '/app/management/e-commerce/list' },
  { name: 'bills', to: '/app/management/e-commerce/invoice' },
  { name: 'reports', to: '/app/dashboard/ecommerce' },
  { name: 'guests', to: '/app/settings/privacy' },
] as const;

/** Closes the restaurant for good, or opens it again while that is possible. */
export function ClosePage() {
  const { closing: t } = useTexts();
  const { profile } = useStore();
  const [isAsking, setAsking] = useState(false);
  return (
    <Page title={t.title} lead={t.lead}>
      <Card title={t.first} hint={t.firstHint}>
        <ul className={styles.list}>
          {EXPORTS.map(({ name, to }) => (
            <li key={name}>
              <Link to={to}>{t.exports[name]}</Link>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t.what}>
        <ul className={styles.steps}>
          {t.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        {profile.erasedAt === null ? (
          <Button look="danger" onClick={() => setAsking(true)}>
            {t.close}
          </Button>
        ) : profile.closedFor === '' ? (
          <Reopen />
        ) : (
          <p>{t.closedFor(profile.closedFor, SITE_BRAND.supportEmail)}</p>
        )}
      </Card>
      {isAsking && <CloseStoreDialog onClose={() => setAsking(false)} />}
    </Page>
  );
}

function Reopen() {
  const { closing: t } = useTexts();
  const { storeId, profile } = useStore();
  const client = useQueryClient();
  const { say } = useNotice();
  const { failure, isBusy, submit } = useForm({
    send: () => call('POST /api/stores/:storeId/reopen', { params: { storeId } }),
    onDone: () => {
      void client.invalidateQueries({ queryKey: ['stores', storeId] });
      say(t.reopened(profile.name));
    },
  });
  return (
    <>
      <Button look="main" isBusy={isBusy} onClick={() => submit(undefined)}>
        {t.reopen}
      </Button>
      <FormFailure>{failure}</FormFailure>
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatWhen } from '#ui/office/format.ts';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { useTimed } from '#ui/office/now.ts';
import { isAhead } from '#ui/office/until.ts';
import styles from './support-page.module.css';

/** Lets support look into the restaurant, or ends it. */
export function SupportPage() {
  const { t, language } = useInterface();
  const { support } = t.closing;
  const { storeId, profile } = useStore();
  const { supportUntil, timeZone } = profile;
  const isOn = useTimed((now) => isAhead(supportUntil, now));
  const until = useTimed((now) =>
    supportUntil === null ? '' : formatWhen(Date.parse(supportUntil), now, { language, timeZone }),
  );
  const client = useQueryClient();
  const { say } = useNotice();
  const { failure, isBusy, submit } = useForm({
    send: () =>
      isOn
        ? call('DELETE /api/stores/:storeId/support', { params: { storeId } })
        : call('PUT /api/stores/:storeId/support', { params: { storeId } }),
    onDone: (view) => {
      void client.invalidateQueries({ queryKey: ['stores', storeId] });
      say(view.supportUntil === null ? support.ended : support.allowed);
    },
  });
  return (
    <Page title={support.title} lead={support.lead}>
      <Card title={support.what} hint={isOn ? support.until(until) : undefined}>
        <ul className={styles.list}>
          <li>{support.can}</li>
          <li>{support.cannot}</li>
          <li>{support.log}</li>
        </ul>
        <Button look={isOn ? 'danger' : 'main'} isBusy={isBusy} onClick={() => submit(undefined)}>
          {isOn ? support.end : support.allow}
        </Button>
        <FormFailure>{failure}</FormFailure>
      </Card>
    </Page>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { allowSupport, endSupport } from '../../../api/store.ts';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { useStore } from '../../../parts/current-store.ts';
import { FormFailure } from '../../../parts/form-failure.tsx';
import { formatWhen } from '../../../parts/format.ts';
import { useTimed } from '../../../parts/now.ts';
import { Page } from '../../../parts/page.tsx';
import { isAhead } from '../../../parts/until.ts';
import { useForm } from '../../../parts/use-form.ts';
import { useNotice } from '../../../parts/use-notice.ts';
import { useInterface } from '../../../texts/index.ts';
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
    send: () => (isOn ? endSupport(storeId) : allowSupport(storeId)),
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

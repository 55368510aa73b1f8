import { Link } from '@tanstack/react-router';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useInterface, useTexts } from '#texts/office/index.ts';
import button from '#ui/office/buttons/button.module.css';
import common from '#ui/office/common.module.css';
import { formatWhen } from '#ui/office/format.ts';
import { Page } from '#ui/office/layout/page.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { useTimed } from '#ui/office/now.ts';
import type { MailboxView } from '../wire/mail.ts';

/** Says if the mailbox fails, or is being read for the first time. */
export function MailState({ mailbox }: { mailbox: NonNullable<MailboxView['mailbox']> }) {
  const { t, language } = useInterface();
  const { role, profile } = useStore();
  const { fault, failingSince, readAt } = mailbox;
  const { timeZone } = profile;
  const since = useTimed((now) =>
    failingSince ? formatWhen(Date.parse(failingSince), now, { language, timeZone }) : '',
  );
  if (fault !== null)
    return (
      <div className={`${common.strip} ${common.bad}`} role="status">
        <p>
          {t.mail.failing(since)} {fault === 'password' && t.mail.wrongPassword}
        </p>
        {may(role, 'mail.settings') && <Link to="/app/settings/mail">{t.mail.toSettings}</Link>}
      </div>
    );
  if (readAt !== null) return null;
  return (
    <p className={`${common.strip} ${common.warn}`} role="status">
      {t.mail.reading}
    </p>
  );
}

export function NotConnected() {
  const { mail: t } = useTexts();
  const mayConnect = may(useStore().role, 'mail.settings');
  return (
    <Page title={t.title} lead={t.lead}>
      <Nothing title={t.none} hint={mayConnect ? t.noneHint : t.noneAsk} sample={t.sample}>
        {mayConnect && (
          <Link className={`${button.button} ${button.main}`} to="/app/settings/mail">
            {t.connect}
          </Link>
        )}
      </Nothing>
    </Page>
  );
}

import { Link } from '@tanstack/react-router';
import type { MailboxView } from '#domain/api/mail.ts';
import { may } from '#domain/staff/permissions.ts';
import common from '../../components/common.module.css';
import { formatWhen } from '../../components/format.ts';
import { Nothing } from '../../components/nothing.tsx';
import { useTimed } from '../../components/now.ts';
import { Page } from '../../components/page.tsx';
import { useStore } from '../../session/current-store.ts';
import { useInterface, useTexts } from '../../texts/index.ts';
import styles from './mail.module.css';

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
      <Nothing title={t.none} hint={mayConnect ? t.noneHint : t.noneAsk}>
        {mayConnect && (
          <Link className={styles.connect} to="/app/settings/mail">
            {t.connect}
          </Link>
        )}
      </Nothing>
    </Page>
  );
}

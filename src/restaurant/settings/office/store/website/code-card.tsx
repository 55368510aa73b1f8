import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { reservationSettingsQuery } from '#guests/reservations/office-api/calendar.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useGuestLink } from '#restaurant/access/office/use-guest-link.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { CopyButton } from '#ui/office/buttons/copy-button.tsx';
import { Choice } from '#ui/office/choices/choice.tsx';
import common from '#ui/office/common.module.css';
import { Card } from '#ui/office/layout/card.tsx';
import { Fold } from '#ui/office/layout/fold.tsx';
import { Warning } from '#ui/office/notices/warning.tsx';
import { SHOWN, type Shown, snippetOf } from './snippet.ts';
import styles from './website.module.css';

/** What the owner pastes into the website, by what it shows there. */
export function CodeCard({ isAllowed }: { isAllowed: boolean }) {
  const { website: t, settings } = useTexts();
  const { storeId, role, profile } = useStore();
  const { slug, primaryColor } = profile;
  const { data: reservations } = useQuery({
    ...reservationSettingsQuery(storeId),
    enabled: may(role, 'reservation.settings'),
  });
  const { origin } = new URL(useGuestLink());
  const [shown, setShown] = useState<Shown>('button');
  const link = shown.startsWith('reserve') ? t.links.reserve : t.links.order;
  const code = snippetOf(shown, { origin, slug, colour: primaryColor, link });
  return (
    <Card title={t.code}>
      <div className={styles.code}>
        {!isAllowed && <Warning>{t.saveFirst}</Warning>}
        <div className={styles.choices}>
          <Choice
            label={t.show}
            value={shown}
            options={SHOWN.map((value) => ({ value, label: t.choices[value] }))}
            wraps
            onChange={setShown}
          />
        </div>
        <p>{t.hints[shown]}</p>
        {shown.startsWith('reserve') && reservations?.isOn === false && (
          <Warning>
            {t.reservationsOff} <Link to="/app/settings/reservations">{settings.sections.reservations}</Link>
          </Warning>
        )}
        <code className={common.copied} translate="no">
          {code}
        </code>
        <CopyButton text={code} look="main">
          {t.copy}
        </CopyButton>
        <Fold label={t.where}>
          <dl>
            {t.kinds.map(([kind, how], nth) => (
              <div key={kind}>
                <dt>{kind}</dt>
                <dd>
                  {how} {nth === t.kinds.length - 1 && <code translate="no">{origin}</code>}
                </dd>
              </div>
            ))}
          </dl>
          <p>{t.words}</p>
        </Fold>
      </div>
    </Card>
  );
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { notificationSettingsQuery } from '#restaurant/notifications/office-api/notifications.ts';
import { hasPush, type Wish } from '#restaurant/notifications/rules/settings.ts';
import type { NotificationSettingsView } from '#restaurant/notifications/wire/notifications.ts';
import { errorText, useTexts } from '#texts/office/index.ts';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import styles from './account.module.css';

type Setting = NotificationSettingsView['settings'][number];
const WAYS = ['bell', 'push', 'email'] as const satisfies (keyof Wish)[];

/** Which kinds of notifications one wants, and how. Each switch saves at once. */
export function NotificationsCard() {
  const texts = useTexts();
  const t = texts.notifications;
  const { complain } = useNotice();
  const client = useQueryClient();
  const { queryKey } = notificationSettingsQuery;
  const { data, error } = useQuery(notificationSettingsQuery);
  // A switch follows the finger at once, not only once the query has heard of it.
  const [chosen, setChosen] = useState<{ [Kind in Setting['kind']]?: Setting }>({});
  const { mutate } = useMutation({
    mutationFn: (setting: Setting) =>
      call('PUT /api/notifications/settings', { body: { settings: [setting] } }),
    // One after the other: each carries all ways of its kind.
    scope: { id: 'notification-settings' },
    onSuccess: (saved) => client.setQueryData(queryKey, saved),
    onError(failure) {
      complain(failure);
      setChosen({});
      return client.invalidateQueries({ queryKey });
    },
  });
  function choose(setting: Setting) {
    setChosen((now) => ({ ...now, [setting.kind]: setting }));
    mutate(setting);
  }
  const shown = data?.settings.map((setting) => chosen[setting.kind] ?? setting);
  return (
    <Card title={t.settings} hint={t.settingsHint}>
      <div className={styles.rows}>
        {shown?.map((setting) => (
          <fieldset key={setting.kind} className={styles.wish}>
            <legend className={styles.label}>{t.kinds[setting.kind]}</legend>
            {WAYS.filter((way) => way !== 'push' || hasPush(setting.kind)).map((way) => (
              <SwitchField
                key={way}
                label={t.ways[way]}
                checked={setting[way]}
                onChange={(isOn) => choose({ ...setting, [way]: isOn })}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {error && !data && <p role="alert">{errorText(texts, error)}</p>}
      <p className={styles.value}>{t.devices}</p>
    </Card>
  );
}

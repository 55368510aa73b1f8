import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { announcementsQuery } from '#restaurant/stores/office-api/store.ts';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import styles from './shell.module.css';

const MOST_KEPT = 50;

/** What the operator tells owners, until its last day or until they put it away on this device. */
export function AnnouncementBar() {
  const { t, language } = useInterface();
  const { storeId, role } = useStore();
  const { data } = useQuery(announcementsQuery(storeId, may(role, 'plan.read')));
  const [putAway, setPutAway] = useLocalStorage<string[]>({
    key: 'thali.announcements-put-away',
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  return data?.announcements
    .filter(({ _id }) => !putAway.includes(_id))
    .map(({ _id, text, textInHindi }) => (
      <div key={_id} className={`${styles.banner} ${styles.told}`} role="status">
        <p>{(language === 'hi' && textInHindi) || text}</p>
        <Button onClick={() => setPutAway([...putAway, _id].slice(-MOST_KEPT))}>{t.close}</Button>
      </div>
    ));
}

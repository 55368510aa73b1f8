import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { questionsQuery } from '#money/questions/office-api/questions.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import styles from './shell.module.css';

/** Tells whoever closes the day that something was left to check. */
export function QuestionsBanner() {
  const { commands: t } = useTexts();
  const { storeId, role } = useStore();
  const { data } = useQuery({ ...questionsQuery(storeId), enabled: may(role, 'till.close') });
  const count = data?.questions.length ?? 0;
  if (count === 0) return null;
  return (
    <div className={`${styles.banner} ${common.warn}`} role="status">
      <p>{t.left(count)}</p>
      <Link to="/app/till">{t.check}</Link>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { may } from '#domain/staff/permissions.ts';
import { questionsQuery } from '../../api/questions.ts';
import common from '../../components/common.module.css';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';
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

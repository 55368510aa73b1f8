import type { StaffSitting } from '#domain/api/sittings.ts';
import { sayNeeds } from '#domain/menu/needs-words.ts';
import common from '../../../components/common.module.css';
import { useInterface } from '../../../texts/index.ts';
import styles from './sheet.module.css';

/** What somebody at the table does not eat. Who it is, nobody is told. */
export function Needs({ sitting: { needs } }: { sitting: StaffSitting }) {
  const { t, language } = useInterface();
  if (!needs) return null;
  return <p className={`${styles.ask} ${common.warn}`}>{t.floor.needs(sayNeeds(needs, language))}</p>;
}

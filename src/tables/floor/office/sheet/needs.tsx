import { sayNeeds } from '#ordering/menu/rules/diets/needs-words.ts';
import type { StaffSitting } from '#tables/sittings/wire/sittings.ts';
import { useInterface } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import styles from './sheet.module.css';

/** What somebody at the table does not eat. Who it is, nobody is told. */
export function Needs({ sitting: { needs } }: { sitting: StaffSitting }) {
  const { t, language } = useInterface();
  if (!needs) return null;
  return <p className={`${styles.ask} ${common.warn}`}>{t.floor.needs(sayNeeds(needs, language))}</p>;
}

import { useQuery } from '@tanstack/react-query';
import common from '../../components/common.module.css';
import { readCommands } from '../../device/command-log.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './tablet-page.module.css';

const savedHere = async () => (await readCommands()).filter(({ later }) => later).length;

/** What was saved in this browser while it was a tablet, and can't be sent now that it is none. */
export function LeftHere() {
  const { tablets: t } = useTexts();
  const { data: count = 0 } = useQuery({ queryKey: ['saved'], queryFn: savedHere });
  return count > 0 && <span className={`${common.warn} ${styles.left}`}>{t.leftHere(count)}</span>;
}

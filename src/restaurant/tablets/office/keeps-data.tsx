import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readCommands } from '#restaurant/without-the-line/office/command-log.ts';
import { keepsData } from '#restaurant/without-the-line/office/kept-office.ts';
import { useTexts } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import styles from './tablet-page.module.css';

/** What the browser has answered when it was asked not to delete what this tablet keeps. */
export function KeepsData({ className }: { className: string | undefined }) {
  const { tablets: t } = useTexts();
  const [keeps, setKeeps] = useState<boolean | null>(null);
  useEffect(() => {
    void keepsData().then(setKeeps);
  }, []);
  return keeps !== null && <p className={className}>{keeps ? t.keepsData : t.mayDelete}</p>;
}

const savedHere = async () => (await readCommands()).filter(({ later }) => later).length;

/** What was saved in this browser while it was a tablet, and can't be sent now that it is none. */
export function LeftHere() {
  const { tablets: t } = useTexts();
  const { data: count = 0 } = useQuery({ queryKey: ['saved'], queryFn: savedHere });
  return count > 0 && <span className={`${common.warn} ${styles.left}`}>{t.leftHere(count)}</span>;
}

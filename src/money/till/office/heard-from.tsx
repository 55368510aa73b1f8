import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface, useTexts } from '#texts/office/index.ts';
import { formatWhen } from '#ui/office/format.ts';
import { Warning } from '#ui/office/notices/warning.tsx';
import { useTimed } from '#ui/office/now.ts';
import type { TillView } from '../wire/till.ts';
import styles from './till.module.css';

type Tablet = TillView['tablets'][number];

/** The tablets of the day before it is closed: what a silent one has sold meanwhile is not in the report. */
export function HeardFrom({ tablets }: Pick<TillView, 'tablets'>) {
  const t = useTexts();
  const [silent, heard] = [true, false].map((is) => tablets.filter((tablet) => tablet.silent === is));
  const names = heard?.map(({ name, letter }) => t.tablets.named(name, letter)) ?? [];
  return (
    <>
      {silent?.map((tablet) => (
        <Silent key={tablet.letter ?? tablet.name} tablet={tablet} />
      ))}
      {names.length > 0 && <p className={styles.soft}>{t.till.heard(names.join(', '))}</p>}
    </>
  );
}

function Silent({ tablet: { name, letter, seenAt } }: { tablet: Tablet }) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const since = useTimed((now) => formatWhen(Date.parse(seenAt), now, { language, timeZone }));
  return <Warning>{t.till.silent(t.tablets.named(name, letter), since)}</Warning>;
}

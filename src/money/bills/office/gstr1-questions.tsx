import { gstr1Questions } from '#money/books/rules/gstr1-questions.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { useTexts } from '#texts/office/index.ts';
import type { BillContent } from '../rules/bill-sheet.ts';
import styles from './accountant-card.module.css';

/** Numbers and dishes beyond these are only counted. */
const MOST_NAMED = 8;

/** What a person must decide before the return is uploaded. */
export function Gstr1Questions({ bills, month }: { bills: BillContent[]; month: string }) {
  const t = useTexts().bills.gst.files;
  const { gstNo, timeZone } = useStore().profile;
  const isRunning = month === dayIn(timeZone, serverNow()).slice(0, 7);
  const found = gstr1Questions(bills, gstNo);
  if (found.length === 0 && !isRunning) return null;
  return (
    <section className={styles.questions} aria-label={t.checkFirst}>
      <h3>{t.checkFirst}</h3>
      <ul>
        {isRunning && <li>{t.running}</li>}
        {found.map(({ what, about }) => (
          <li key={what}>
            {t.questions[what]} <b>{about.slice(0, MOST_NAMED).join(', ')}</b>
            {about.length > MOST_NAMED && ` ${t.more(about.length - MOST_NAMED)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

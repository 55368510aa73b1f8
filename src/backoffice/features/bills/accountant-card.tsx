import { useMutation } from '@tanstack/react-query';
import type { BillContent } from '#domain/bills/bill-sheet.ts';
import { entriesOf } from '#domain/books/entries.ts';
import { gstr1Of } from '#domain/books/gstr1.ts';
import { journalOf } from '#domain/books/journal.ts';
import { tallyOf } from '#domain/books/tally.ts';
import { type BillFilter, readMoney } from '../../api/bills.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { download } from '../../components/download.ts';
import { useNotice } from '../../components/use-notice.ts';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './accountant-card.module.css';
import { Gstr1Questions } from './gstr1-questions.tsx';

const FILES = {
  gstr1: { type: 'application/json', ending: 'json' },
  journal: { type: 'text/plain', ending: 'journal' },
  tally: { type: 'application/xml', ending: 'xml' },
} as const;
type FileName = keyof typeof FILES;

interface AccountantCardProps {
  /** Those of the month. */
  bills: BillContent[];
  month: string;
  days: Pick<BillFilter, 'from' | 'to'>;
}

/** The files of a month for the accountant and their programs, after what a person must decide. */
export function AccountantCard({ bills, month, days }: AccountantCardProps) {
  const t = useTexts().bills.gst.files;
  const { storeId, profile } = useStore();
  const { complain, say } = useNotice();
  const hasReturn = profile.gstNo !== '';
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (file: FileName): Promise<{ file: FileName; text: string | null }> => {
      if (file === 'gstr1') {
        const isOfReturn = bills.some(({ supplier }) => supplier.gstin === profile.gstNo);
        const text = JSON.stringify(gstr1Of(bills, { gstin: profile.gstNo, month }));
        return { file, text: isOfReturn ? text : null };
      }
      const entries = entriesOf(bills, await readMoney(storeId, days));
      if (entries.length === 0) return { file, text: null };
      return { file, text: file === 'journal' ? journalOf(entries, profile) : tallyOf(entries, { storeId }) };
    },
    onSuccess: ({ file, text }) => {
      const { type, ending } = FILES[file];
      if (text === null) say(t.nothing);
      else download(new Blob([text], { type }), `${profile.slug}-${file}-${month}.${ending}`);
    },
    onError: complain,
  });
  return (
    <Card title={t.title} hint={t.hint}>
      {hasReturn && <Gstr1Questions bills={bills} month={month} />}
      <ul className={styles.files}>
        {(Object.keys(FILES) as FileName[])
          .filter((file) => hasReturn || file !== 'gstr1')
          .map((file) => (
            <li key={file}>
              <p>
                <b>{t.names[file]}</b>
                <span>{t.hints[file]}</span>
              </p>
              <Button
                look="tinted"
                aria-label={t.downloadOf(t.names[file])}
                isBusy={isPending && variables === file}
                onClick={() => mutate(file)}
              >
                {t.download}
              </Button>
            </li>
          ))}
      </ul>
    </Card>
  );
}

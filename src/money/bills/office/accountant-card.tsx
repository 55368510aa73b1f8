import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { download } from '#ui/office/buttons/download.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import type { BillFilter } from '../office-api/bills.ts';
import type { BillContent } from '../rules/bill-sheet.ts';
import styles from './accountant-card.module.css';
import { type AccountantFile, filesOf, makeFile } from './accountant-files.ts';
import { Gstr1Questions } from './gstr1-questions.tsx';

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
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (file: AccountantFile) => makeFile(file, { storeId, profile, month, days, bills, queries }),
    onSuccess: (made) => (made ? download(made.content, made.name) : say(t.nothing)),
    onError: complain,
  });
  return (
    <Card title={t.title} hint={t.hint}>
      {hasReturn && <Gstr1Questions bills={bills} month={month} />}
      <ul className={styles.files}>
        {filesOf(month, hasReturn).map((file) => (
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

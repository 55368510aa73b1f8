import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatSum } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useStandIn } from '#restaurant/access/office/use-stand-in.ts';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatTime } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { tillQuery, undoTillEntry, updateTill } from '../office-api/till.ts';
import type { TillEntryView } from '../wire/till.ts';
import styles from './till.module.css';

/** Who did what at the drawers, the latest first. */
export function Entries({ entries }: { entries: TillEntryView[] }) {
  const { till: t } = useInterface().t;
  if (entries.length === 0) return null;
  return (
    <Card title={t.entries}>
      <ul className={styles.list}>
        {entries.toReversed().map((entry) => (
          <Entry key={entry._id} entry={entry} />
        ))}
      </ul>
    </Card>
  );
}

function Entry({ entry }: { entry: TillEntryView }) {
  const { t: texts, language } = useInterface();
  const { till: t } = texts;
  const { storeId, profile } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const said = client.getQueryData(tillQuery(storeId).queryKey);
  const standIn = useStandIn();
  const { _id, what, reason, note, by, at, amount, undoneBy = null, canUndo = false } = entry;
  const { currency, timeZone } = profile;
  const { mutate, isPending } = useMutation({
    mutationFn: () => undoTillEntry(storeId, _id, said && standIn(said)),
    onSuccess: (till) => updateTill(client, storeId, till),
    onError: complain,
  });
  const name = [t.moves[what], reason && t.reasons[reason], note].filter(Boolean).join(' · ');
  const sum = what === 'noSale' ? '' : formatSum(amount, currency);
  return (
    <li>
      <span>
        {undoneBy === null ? name : <s>{name}</s>}
        <br />
        <span className={styles.soft}>
          {[by, formatTime(at, { language, timeZone }), undoneBy !== null && t.undoneBy(undoneBy)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={styles.actions}>
        {sum !== '' && <span className={styles.amount}>{undoneBy === null ? sum : <s>{sum}</s>}</span>}
        {canUndo && (
          <Button
            aria-label={t.undoOf([name, sum].filter(Boolean).join(' '))}
            isBusy={isPending}
            onClick={() => mutate()}
          >
            {t.undo}
          </Button>
        )}
      </span>
    </li>
  );
}

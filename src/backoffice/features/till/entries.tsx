import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TillEntryView } from '#domain/api/till.ts';
import { formatSum } from '#domain/money/money.ts';
import { tillQuery, undoTillEntry, updateTill } from '../../api/till.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { formatTime } from '../../components/format.ts';
import { useNotice } from '../../components/use-notice.ts';
import { useStore } from '../../session/current-store.ts';
import { useStandIn } from '../../session/use-stand-in.ts';
import { useInterface } from '../../texts/index.ts';
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

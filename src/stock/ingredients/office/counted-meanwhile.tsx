import { AppError } from '#platform/errors/rules/errors.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatDayTime } from '#ui/office/format.ts';
import type { IngredientView } from '../wire/stock.ts';
import { useSaid } from './face/use-said.ts';
import styles from './stock.module.css';

/** A count that somebody made while this one was typed. */
export interface OtherCount {
  quantity: number;
  at: string;
  by: string | null;
}

/** The count that one was refused for. Null for another refusal. */
export function otherCountIn(error: Error): OtherCount | null {
  if (!(error instanceof AppError) || error.code !== 'REVISION_STALE') return null;
  const [first] = (error.details?.['counted'] ?? []) as OtherCount[];
  return first ?? null;
}

interface CountedMeanwhileProps {
  other: OtherCount;
  unit: IngredientView['unit'];
  isBusy: boolean;
  onMine: () => void;
  onTheirs: () => void;
}

/** Says what somebody else has found, and asks whose count holds. */
export function CountedMeanwhile({ other, unit, isBusy, onMine, onTheirs }: CountedMeanwhileProps) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const say = useSaid();
  const when = formatDayTime(other.at, { language, timeZone });
  return (
    <div role="alert" className={styles.form}>
      <p>{t.stock.countedMeanwhile(other.by, say(other.quantity, unit), when)}</p>
      <div className={styles.tools}>
        <Button isBusy={isBusy} onClick={onMine}>
          {t.stock.saveMine}
        </Button>
        <Button onClick={onTheirs}>{t.stock.keepTheirs}</Button>
      </div>
    </div>
  );
}

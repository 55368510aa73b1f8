import type { SittingView } from '#domain/api/sittings.ts';
import type { TableLine } from '#domain/at-table/shared-lines.ts';
import { formatSum, parseHundredths } from '#domain/money/money.ts';
import actions from '#ui/parts/actions.module.css';
import { useTableTexts } from '../../texts/table/use-table-texts.ts';
import { ChangesSheet } from './changes-sheet.tsx';
import styles from './send-bar.module.css';
import { linesFor, useSend, type Whose } from './use-send.ts';

interface Props {
  view: SittingView;
  lines: readonly TableLine[];
  isLost: boolean;
}

/** Sends the own dishes, or everybody's, to the kitchen. */
export function SendBar({ view, lines, isLost }: Props) {
  const { cart } = useTableTexts();
  const { send, pending, trouble, isUnsure, changed, forgetChanges } = useSend();
  const [mine, all] = [linesFor('mine', view, lines), linesFor('all', view, lines)];
  const hasOthers = all.length > mine.length;
  const isSaved = lines.every((line) => line.isSaved);
  const isOff = pending !== null || !isSaved || isLost;
  const button = (whose: Whose, label: (sum: string) => string, look: string | undefined) => {
    const sum = view.sums[whose];
    return (
      <button
        type="button"
        className={look}
        aria-busy={pending === whose}
        aria-disabled={isOff || sum === null}
        onClick={() => !isOff && void send(whose)}
      >
        {pending === whose
          ? cart.sending
          : isSaved && sum !== null
            ? label(formatSum(parseHundredths(sum) ?? 0, view.currency))
            : cart.saving}
      </button>
    );
  };
  return (
    <div className={styles.bar} hidden={all.length === 0 && trouble === ''}>
      <p role="alert" className={styles.trouble}>
        {trouble}
      </p>
      {all.length > 0 && (
        <>
          <p className={styles.hint}>{isUnsure ? cart.again : cart.withTaxes}</p>
          <div className={styles.buttons}>
            {hasOthers && mine.length > 0 && button('mine', cart.sendMine, actions.quiet)}
            {button('all', hasOthers ? cart.sendAll : cart.send, actions.strong)}
          </div>
        </>
      )}
      <ChangesSheet
        changed={changed}
        view={view}
        onSend={() => changed && void send(changed.whose)}
        onClose={forgetChanges}
      />
    </div>
  );
}

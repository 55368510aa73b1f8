import { formatSum, parseHundredths } from '#platform/money/rules/money.ts';
import type { TableLine } from '#tables/at-table/rules/shared-lines.ts';
import actions from '#ui/shared/components/actions.module.css';
import { useTableTexts } from '../../texts/guests/table/use-table-texts.ts';
import type { SittingView } from '../../wire/sittings.ts';
import { ChangesSheet } from '../changes-sheet.tsx';
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
  const button = (whose: Whose, label: string, look: string | undefined) => {
    const sum = view.sums[whose];
    const isReady = isSaved && sum !== null;
    return (
      <button
        type="button"
        className={look}
        aria-busy={pending === whose}
        aria-disabled={isOff || sum === null}
        onClick={() => !isOff && void send(whose)}
      >
        <span>{pending === whose ? cart.sending : isReady ? label : cart.saving}</span>{' '}
        {isReady && <span>{formatSum(parseHundredths(sum) ?? 0, view.currency)}</span>}
      </button>
    );
  };
  return (
    <>
      <div className={styles.bar} hidden={all.length === 0 && trouble === ''}>
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
        {all.length > 0 && (
          <>
            <p className={styles.hint}>{isUnsure ? cart.again : cart.withTaxes}</p>
            {view.discounts?.map(({ percent }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two discounts can be alike
              <p key={at} className={styles.hint}>
                {cart.percentOff(percent)}
              </p>
            ))}
            <div className={styles.buttons}>
              {hasOthers && mine.length > 0 && button('mine', cart.sendMine, actions.quiet)}
              {button('all', hasOthers ? cart.sendAll : cart.send, actions.strong)}
            </div>
          </>
        )}
      </div>
      <ChangesSheet
        changed={changed}
        view={view}
        onSend={() => changed && void send(changed.whose)}
        onClose={forgetChanges}
      />
    </>
  );
}

import { formatSum, type Minor, parseHundredths } from '#platform/money/rules/money.ts';
import type { CartChange } from '#tables/at-table/rules/cart-changes.ts';
import { TitledSheet } from '#ui/guests/titled-sheet.tsx';
import actions from '#ui/shared/components/actions.module.css';
import type { TableTexts } from '../texts/guests/table/en.ts';
import { useTableTexts } from '../texts/guests/table/use-table-texts.ts';
import type { SittingView } from '../wire/sittings.ts';
import styles from './cart/send-bar.module.css';
import type { Changed } from './cart/use-send.ts';

interface Props {
  changed: Changed | null;
  view: SittingView;
  onSend: () => void;
  onClose: () => void;
}

/** What has changed since the guest wanted to send, and what sending costs now. */
export function ChangesSheet({ changed, view, onSend, onClose }: Props) {
  const texts = useTableTexts();
  const { changes: said } = texts;
  const show = (amount: Minor) => formatSum(amount, view.currency);
  const ofNumber = (sum: number) => show(parseHundredths(sum) ?? 0);
  const now = changed && view.sums[changed.whose];
  // What is not there would be refused again.
  const isShort = changed?.changes.some(({ what }) => what === 'few') ?? false;
  return (
    <TitledSheet open={changed !== null} title={isShort ? said.short : said.title} onClose={onClose}>
      {changed && (
        <div className={styles.changes}>
          <ul>
            {changed.changes.map((change) => (
              <li key={`${change.what} ${change.label}`}>{sentenceOf(change, texts, show)}</li>
            ))}
          </ul>
          {isShort && <p>{said.takeOff}</p>}
          {now === null ? (
            <p>{said.nothing}</p>
          ) : (
            now !== changed.before && <p>{said.sum(ofNumber(changed.before), ofNumber(now))}</p>
          )}
          <div className={styles.buttons}>
            <button type="button" className={actions.quiet} onClick={onClose}>
              {said.look}
            </button>
            {now !== null && !isShort && (
              <button type="button" className={actions.strong} onClick={onSend}>
                {said.send(ofNumber(now))}
              </button>
            )}
          </div>
        </div>
      )}
    </TitledSheet>
  );
}

function sentenceOf(change: CartChange, { changes }: TableTexts, show: (amount: Minor) => string): string {
  if (change.what === 'quantity') return changes.quantity(change.label, change.before, change.now);
  if (change.what === 'few') return changes.few(change.label, change.wanted, change.left);
  if (change.what === 'price') return changes.price(change.label, show(change.before), show(change.now));
  return changes[change.what](change.label);
}

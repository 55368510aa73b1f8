import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useRoleToAsk, useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { optionText } from '../orders/lines.ts';
import { mayRemove } from '../orders/tickets.ts';
import { type EditDraft, removedItems } from './draft.ts';
import styles from './edit.module.css';

interface EditRemovedProps {
  order: StaffOrderView;
  draft: EditDraft;
  onChange: (more: Partial<EditDraft>) => void;
}

/** What was removed from the order, which can be put back. */
export function EditRemoved({ order, draft, onChange }: EditRemovedProps) {
  const { editOrder: t, order: words, undo } = useTexts();
  const role = useRoleToAsk();
  const { guard } = useStore().profile.editRules;
  const removed = removedItems(order);
  if (removed.length === 0) return null;
  const toggle = ({ _id, partOf = '' }: (typeof removed)[number]) => {
    if (draft.back.includes(_id)) return onChange({ back: draft.back.filter((id) => id !== _id) });
    // Portions go back to their line as it is, so what was typed for it is dropped.
    const { [partOf]: _, ...quantities } = draft.quantities;
    onChange({ back: [...draft.back, _id], quantities });
  };
  return (
    <section aria-labelledby="edit-removed">
      <h3 id="edit-removed" className={styles.heading}>
        {t.removed}
      </h3>
      <ul className={styles.lines}>
        {removed.map((item) => {
          const name = `${item.quantity}× ${item.itemLabel}`;
          const isBack = draft.back.includes(item._id);
          return (
            <li key={item._id} className={styles.line} data-off={!isBack || undefined}>
              <div>
                <span className={styles.label}>{isBack ? name : <s>{name}</s>}</span>
                {isBack && <span className={styles.mark}>{t.comesBack}</span>}
                {optionText(item) && <span className={styles.detail}>{optionText(item)}</span>}
              </div>
              {mayRemove(order, role, guard, [item]) && (
                <Button
                  aria-label={isBack ? t.leaveOff(name) : words.putBackItem(name)}
                  onClick={() => toggle(item)}
                >
                  {isBack ? undo : words.putBack}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

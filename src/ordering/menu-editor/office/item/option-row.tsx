import type { KeyboardEventHandler } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { findItemView } from '../../rules/edits/items.ts';
import { changeOption, removeOption, setAdded } from '../../rules/options.ts';
import type { GroupView, OptionView } from '../../rules/views.ts';
import { NumberField } from '../form/number-field.tsx';
import { BinIcon } from '../icons.ts';
import { Handle } from '../sorting/handle.tsx';
import type { Sorting } from '../sorting/sortable-list.tsx';
import { useItemDraft } from './item-draft.ts';
import styles from './option-row.module.css';

interface OptionRowProps {
  group: GroupView;
  option: OptionView;
  path: string;
  sorting: Sorting;
  onChange: (edit: (group: GroupView) => GroupView) => void;
  onKeyDown: KeyboardEventHandler<HTMLInputElement>;
}

export function OptionRow({ group, option, path, sorting, onChange, onKeyDown }: OptionRowProps) {
  const { editor: t } = useTexts();
  const { faultOf } = useItemDraft();
  const { _id: id, label, value, added } = option;
  const dish = useDishName(option);
  const name = dish ?? (label || t.unnamed);
  const set = (change: Partial<OptionView>) => onChange((now) => changeOption(now, id, change));
  const isInformation = group.maxSelection === 0;
  return (
    <div className={styles.option} data-information={isInformation || undefined}>
      <Handle id={id} name={name} grip={sorting.grip} onStep={sorting.step} />
      {dish === null ? (
        <TextField
          className={styles.label ?? ''}
          aria-label={t.optionName}
          placeholder={t.optionName}
          value={label}
          maxLength={200}
          onChange={(text) => set({ label: text })}
          enterKeyHint="next"
          onKeyDown={onKeyDown}
          fault={faultOf(`${path}.label`)}
        />
      ) : (
        <p className={styles.dish}>{dish}</p>
      )}
      {isInformation ? (
        <TextField
          className={styles.value ?? ''}
          aria-label={t.textOf(name)}
          placeholder={t.text}
          value={String(value)}
          maxLength={200}
          onChange={(text) => set({ value: text })}
          enterKeyHint="next"
          onKeyDown={onKeyDown}
          fault={faultOf(`${path}.value`)}
        />
      ) : (
        <NumberField
          className={styles.value ?? ''}
          aria-label={dish === null ? t.priceOf(name) : t.combo.extraFor(name)}
          placeholder={dish === null ? t.free : '0'}
          kind="money"
          value={Number(value)}
          onChange={(price) => set({ value: price })}
          enterKeyHint="next"
          onKeyDown={onKeyDown}
          fault={faultOf(`${path}.value`)}
        />
      )}
      {!isInformation && (
        <label className={styles.added}>
          <input
            type="checkbox"
            checked={added}
            aria-label={t.preselectedOf(name)}
            onChange={(event) => onChange((now) => setAdded(now, id, event.target.checked))}
          />
          {t.preselected}
        </label>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={t.removeOf(name)}
        onClick={() => onChange((now) => removeOption(now, id))}
      >
        <BinIcon />
      </button>
    </div>
  );
}

/** The name of the dish that an option of a combo is, as it is called now. Null for other options. */
function useDishName({ itemID, label }: OptionView): string | null {
  const { editor: t } = useTexts();
  const { catalogue } = useItemDraft();
  if (itemID === undefined) return null;
  return findItemView(catalogue, itemID)?.item.label ?? t.combo.gone(label);
}

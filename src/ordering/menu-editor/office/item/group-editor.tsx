import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { gramsIn } from '#ordering/menu/rules/weight.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { Fold } from '#ui/office/layout/fold.tsx';
import { randomId } from '#ui/shared/random-id.ts';
import { isDishGroup, withDishes } from '../../rules/edits/combos.ts';
import {
  addOption,
  changeGroup,
  duplicateGroup,
  groupKindOf,
  moveOption,
  removeGroup,
  setByWeight,
  setGroupKind,
  setMost,
} from '../../rules/options.ts';
import type { GroupView } from '../../rules/views.ts';
import { BinIcon, CopyIcon, PlusIcon } from '../icons.ts';
import { idsFrom } from '../new-ids.ts';
import { Handle } from '../sorting/handle.tsx';
import { SortableList, type Sorting } from '../sorting/sortable-list.tsx';
import { ChangeDishes } from './combo-fields.tsx';
import styles from './groups-editor.module.css';
import { useItemDraft } from './item-draft.ts';
import { OptionRow } from './option-row.tsx';

interface GroupEditorProps {
  group: GroupView;
  at: number;
  sorting: Sorting;
}

const MOST_OPTIONS = 100;

export function GroupEditor({ group, at, sorting }: GroupEditorProps) {
  const { editor: t } = useTexts();
  const { change, faultOf } = useItemDraft();
  const { _id: id, label, contents } = group;
  const path = `configs[${at}]`;
  const name = label || t.unnamed;
  const set = (edit: (group: GroupView) => GroupView) => change((now) => changeGroup(now, id, edit));
  const kind = groupKindOf(group);
  const isOfDishes = isDishGroup(group);
  const {
    group: fields,
    addNext,
    onKeyDown,
  } = useOptionKeys(() => {
    const isBlank = contents.at(-1)?.label === '';
    if (!isOfDishes && !isBlank && contents.length < MOST_OPTIONS)
      set((now) => addOption(now, '', idsFrom(randomId())));
  });
  return (
    <fieldset ref={fields} className={styles.group} aria-label={name}>
      <div className={styles.head}>
        <Handle id={id} name={name} grip={sorting.grip} onStep={sorting.step} />
        <div className={styles.names}>
          <TextField
            label={t.groupName}
            value={label}
            maxLength={200}
            onChange={(text) => set((now) => ({ ...now, label: text }))}
            fault={faultOf(`${path}.label`)}
          />
        </div>
        <span className={styles.tools}>
          <button
            type="button"
            aria-label={t.duplicateOf(name)}
            title={t.duplicate}
            onClick={() => change((now) => duplicateGroup(now, id, idsFrom(randomId())))}
          >
            <CopyIcon />
          </button>
          <button
            type="button"
            aria-label={t.removeOf(name)}
            title={t.remove}
            onClick={() => change((now) => removeGroup(now, id))}
          >
            <BinIcon />
          </button>
        </span>
      </div>
      <div className={styles.rules}>
        {!isOfDishes && (
          <SelectField
            label={t.guestsChoose}
            value={kind === 'several' ? String(group.maxSelection) : kind}
            options={[
              { value: 'one', label: t.oneOf },
              ...upTo(Math.max(10, contents.length, group.maxSelection)).map((most) => ({
                value: String(most),
                label: t.upTo(most),
              })),
              { value: 'information', label: t.nothingToChoose },
            ]}
            onChange={(value) => set((now) => withRule(now, value))}
          />
        )}
        {kind === 'one' && (group.byWeight || contents.some((option) => gramsIn(option.label) !== null)) && (
          <SwitchField
            label={t.byWeight}
            description={t.byWeightHint}
            fault={faultOf(`${path}.byWeight`)}
            checked={group.byWeight ?? false}
            onChange={(isOn) => set((now) => setByWeight(now, isOn))}
          />
        )}
        {kind !== 'information' && !group.byWeight && (
          <SwitchField
            label={t.required}
            description={group.required ? t.requiredHint : t.optionalHint}
            checked={group.required}
            onChange={(required) => set((now) => ({ ...now, required }))}
          />
        )}
      </div>
      <SortableList
        things={contents}
        nameOf={(option) => option.label || t.unnamed}
        label={t.optionsOf(name)}
        onMove={(optionId, to) => set((now) => moveOption(now, optionId, to))}
      >
        {(option, optionSorting, place) => (
          <OptionRow
            group={group}
            option={option}
            path={`${path}.contents[${place}]`}
            sorting={optionSorting}
            onChange={set}
            onKeyDown={onKeyDown}
          />
        )}
      </SortableList>
      {isOfDishes && (
        <ChangeDishes
          group={group}
          onChange={(dishes) => set((now) => withDishes(now, dishes, idsFrom(randomId())))}
        />
      )}
      {!isOfDishes && contents.length < MOST_OPTIONS && (
        <Button icon={<PlusIcon size={18} />} onClick={addNext}>
          {t.addOption}
        </Button>
      )}
      <Fold label={t.addDescription} isOpen={group.description !== ''}>
        <TextField
          label={t.groupDescription}
          value={group.description}
          maxLength={1000}
          onChange={(description) => set((now) => ({ ...now, description }))}
          fault={faultOf(`${path}.description`)}
        />
      </Fold>
    </fieldset>
  );
}

function withRule(group: GroupView, rule: string): GroupView {
  if (rule === 'one' || rule === 'information') return setGroupKind(group, rule);
  return setMost(setGroupKind(group, 'several'), Number(rule));
}

function upTo(most: number): number[] {
  return Array.from({ length: most - 1 }, (_, index) => index + 2);
}

/** Enter goes from a name to its price, from there to the next option, and after the last one to a new one. */
function useOptionKeys(add: () => void) {
  const group = useRef<HTMLFieldSetElement>(null);
  const fields = () =>
    Array.from(
      group.current?.querySelectorAll<HTMLInputElement>(':scope ul input:not([type=checkbox])') ?? [],
    );
  const addNext = () => {
    flushSync(add);
    // A row has two fields.
    fields().at(-2)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const all = fields();
    const next = all[all.indexOf(event.currentTarget) + 1];
    if (!next) return addNext();
    next.focus();
    next.select();
  };
  return { group, addNext, onKeyDown };
}

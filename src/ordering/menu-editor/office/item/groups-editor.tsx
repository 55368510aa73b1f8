import { useTexts } from '#texts/office/index.ts';
import { randomId } from '#ui/shared/random-id.ts';
import { hasComboPrice, isComboView } from '../../rules/edits/combos.ts';
import {
  addGroup,
  addOption,
  changeGroup,
  type GroupKind,
  moveGroup,
  setGroupKind,
} from '../../rules/options.ts';
import { idsFrom } from '../new-ids.ts';
import { SortableList } from '../sorting/sortable-list.tsx';
import { AddDishes } from './combo-fields.tsx';
import { GroupEditor } from './group-editor.tsx';
import styles from './groups-editor.module.css';
import { useItemDraft } from './item-draft.ts';
import chips from './suggestions.module.css';

const MOST = 50;

export function GroupsEditor() {
  const { editor: t } = useTexts();
  const { item, change } = useItemDraft();
  const isCombo = isComboView(item);
  // The price of a combo has a field of its own.
  const before = hasComboPrice(item) ? 1 : 0;
  const shown = item.configs.slice(before);
  const add = (label: string, kind: GroupKind) => {
    const newId = idsFrom(randomId());
    change((now) => {
      const added = addGroup(now, label, newId);
      const group = added.configs.at(-1);
      if (!group) return now;
      return changeGroup(added, group._id, (made) => addOption(setGroupKind(made, kind), '', newId));
    });
  };
  return (
    <div className={styles.groups}>
      <SortableList
        things={shown}
        nameOf={({ label }) => label || t.unnamed}
        label={t.groups}
        onMove={(id, to) => change((now) => moveGroup(now, id, to + before))}
      >
        {(group, sorting, at) => <GroupEditor group={group} at={at + before} sorting={sorting} />}
      </SortableList>
      {item.configs.length < MOST && (
        <div className={chips.suggestions}>
          {isCombo && <AddDishes label={t.combo.add} />}
          <button type="button" onClick={() => add(t.sizes, 'one')}>
            + {t.addSizes}
          </button>
          <button type="button" onClick={() => add(t.extras, 'several')}>
            + {t.addExtras}
          </button>
          <button type="button" onClick={() => add(t.information, 'information')}>
            + {t.addInformation}
          </button>
        </div>
      )}
    </div>
  );
}

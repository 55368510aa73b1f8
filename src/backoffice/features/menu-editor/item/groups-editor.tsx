import {
  addGroup,
  addOption,
  changeGroup,
  type GroupKind,
  moveGroup,
  setGroupKind,
} from '#domain/menu-edit/options.ts';
import { randomId } from '#ui/random-id.ts';
import { useTexts } from '../../../texts/index.ts';
import { idsFrom } from '../new-ids.ts';
import { SortableList } from '../sorting/sortable-list.tsx';
import { GroupEditor } from './group-editor.tsx';
import styles from './groups-editor.module.css';
import { useItemDraft } from './item-draft.ts';
import chips from './suggestions.module.css';

const MOST = 50;

export function GroupsEditor() {
  const { editor: t } = useTexts();
  const { item, change } = useItemDraft();
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
        things={item.configs}
        nameOf={({ label }) => label || t.unnamed}
        label={t.groups}
        onMove={(id, to) => change((now) => moveGroup(now, id, to))}
      >
        {(group, sorting, at) => <GroupEditor group={group} at={at} sorting={sorting} />}
      </SortableList>
      {item.configs.length < MOST && (
        <p className={chips.suggestions}>
          <button type="button" onClick={() => add(t.sizes, 'one')}>
            + {t.addSizes}
          </button>
          <button type="button" onClick={() => add(t.extras, 'several')}>
            + {t.addExtras}
          </button>
          <button type="button" onClick={() => add(t.information, 'information')}>
            + {t.addInformation}
          </button>
        </p>
      )}
    </div>
  );
}

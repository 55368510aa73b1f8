import { useState } from 'react';
import type { MenuView } from '#ordering/catalogue/wire/catalogue.ts';
import type { Translations } from '#ordering/menu/rules/menu.ts';
import type { FieldFaults } from '#platform/errors/rules/field-fault.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { faultText, useTexts } from '#texts/office/index.ts';
import { Choices } from '#ui/office/choices/choices.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { ColorField } from '#ui/office/fields/color-field.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { TextArea, TextField } from '#ui/office/fields/text-field.tsx';
import { useFormProps } from '#ui/office/forms/use-form.ts';
import { changesOf } from '../../../rules/changes/changes.ts';
import { changeMenu } from '../../../rules/edits/menus.ts';
import { catalogueFaults, faultsWithin, pathOf } from '../../../rules/faults.ts';
import { useEditing } from '../../editing.ts';
import { InLanguages } from '../../form/in-languages.tsx';
import styles from '../dialogs.module.css';

interface MenuDialogProps {
  menu: MenuView;
  onClose: () => void;
}

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const USUAL = { activeStartTime: '07:00', activeEndTime: '11:00' };
const ALWAYS = { activeStartTime: null, activeEndTime: null };

export function MenuDialog({ menu, onClose }: MenuDialogProps) {
  const texts = useTexts();
  const { editor: t } = texts;
  const { profile } = useStore();
  const { catalogue, edit } = useEditing();
  const [draft, setDraft] = useState(menu);
  const [faults, setFaults] = useState<FieldFaults>({});
  const set = (change: Partial<MenuView>) => setDraft({ ...draft, ...change });
  const isTimed = draft.activeStartTime !== null || draft.activeEndTime !== null;
  const propsFor = useFormProps(faults);
  const submit = () => {
    const changes = changesOf(menu, { ...draft, label: draft.label.trim() });
    const next = changeMenu(catalogue, menu._id, changes);
    const found = faultsWithin(catalogueFaults(next), pathOf(next, menu._id) ?? '');
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    edit((now) => changeMenu(now, menu._id, changes));
    onClose();
  };
  const faultOf = (path: string) => faults[path] && faultText(texts, faults[path]);
  const shared = {
    at: 'translations',
    translations: draft.translations ?? {},
    onTranslate: (translations: Translations) => set({ translations }),
  };
  return (
    <Dialog isOpen onClose={onClose} size="32rem" title={t.editMenu}>
      <form {...propsFor(submit)}>
        <InLanguages
          texts={[
            {
              ...shared,
              label: t.menuName,
              kind: 'label',
              hint: draft.label,
              english: draft.label,
            },
            {
              ...shared,
              label: t.remarks,
              kind: 'description',
              hint: draft.remarks,
              english: draft.remarks,
            },
          ]}
          faults={faults}
          faultOf={faultOf}
        >
          <TextField
            data-autofocus
            label={t.menuName}
            value={draft.label}
            maxLength={200}
            onChange={(label) => set({ label })}
            fault={faultOf('label')}
          />
          <TextArea
            label={t.remarks}
            description={t.remarksHint}
            value={draft.remarks}
            maxLength={1000}
            onChange={(remarks) => set({ remarks })}
            fault={faultOf('remarks')}
          />
          <SwitchField
            label={t.inUse}
            description={t.inUseHint}
            checked={draft.active}
            onChange={(active) => set({ active })}
          />
          <SwitchField
            label={t.onlyAtTimes}
            description={t.onlyAtTimesHint}
            checked={isTimed}
            onChange={(checked) => set(checked ? USUAL : ALWAYS)}
          />
          {isTimed && (
            <div className={styles.times}>
              <TextField
                type="time"
                label={t.from}
                value={draft.activeStartTime ?? ''}
                onChange={(activeStartTime) => set({ activeStartTime })}
                fault={faultOf('activeStartTime')}
              />
              <TextField
                type="time"
                label={t.until}
                value={draft.activeEndTime ?? ''}
                onChange={(activeEndTime) => set({ activeEndTime })}
                fault={faultOf('activeEndTime')}
              />
              <p className={styles.hint}>{t.overMidnight}</p>
            </div>
          )}
          <Choices
            label={t.onlyOnDays}
            values={draft.days ?? []}
            options={WEEK.map((day) => ({ value: day, label: texts.hours.days[day] }))}
            onChange={(days) => set({ days })}
          />
          <div className={styles.times}>
            <TextField
              type="date"
              label={t.fromDay}
              value={draft.fromDay ?? ''}
              onChange={(day) => set({ fromDay: day || undefined })}
            />
            <TextField
              type="date"
              label={t.untilDay}
              value={draft.untilDay ?? ''}
              onChange={(day) => set({ untilDay: day || undefined })}
              fault={faultOf('untilDay')}
            />
          </div>
          <SwitchField
            label={t.pureVeg}
            description={t.pureVegHint}
            checked={draft.pureVeg}
            onChange={(pureVeg) => set({ pureVeg })}
          />
          <SwitchField
            label={t.ownColor}
            description={t.ownColorHint}
            checked={draft.primaryColor !== null}
            onChange={(checked) => set({ primaryColor: checked ? profile.primaryColor : null })}
          />
          {draft.primaryColor !== null && (
            <ColorField
              label={t.color}
              value={draft.primaryColor}
              onChange={(primaryColor) => set({ primaryColor })}
              fault={faultOf('primaryColor')}
            />
          )}
        </InLanguages>
        <DialogSteps onClose={onClose} />
      </form>
    </Dialog>
  );
}

import { useState } from 'react';
import { tidyHsn } from '#ordering/menu/rules/hsn.ts';
import { HIDDEN_CATEGORY, isVisible, SHOWN_CATEGORY } from '#ordering/menu/rules/menu.ts';
import type { FieldFaults } from '#platform/errors/rules/field-fault.ts';
import { faultText, useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { useFormProps } from '#ui/office/forms/use-form.ts';
import { changesOf } from '../../rules/changes/changes.ts';
import { changeCategory } from '../../rules/edits/categories.ts';
import { catalogueFaults, faultsWithin, pathOf } from '../../rules/faults.ts';
import type { CategoryView } from '../../rules/views.ts';
import { useEditing } from '../editing.ts';
import { HsnField } from '../form/hsn-field.tsx';
import { InLanguages } from '../form/in-languages.tsx';
import { NumberField } from '../form/number-field.tsx';
import { PicturesField } from '../pictures/pictures-field.tsx';

interface CategoryDialogProps {
  category: CategoryView;
  onClose: () => void;
}

export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const texts = useTexts();
  const { editor: t } = texts;
  const { catalogue, edit } = useEditing();
  const [draft, setDraft] = useState(category);
  const [faults, setFaults] = useState<FieldFaults>({});
  const set = (change: Partial<CategoryView>) => setDraft({ ...draft, ...change });
  const propsFor = useFormProps(faults);
  const submit = () => {
    const changes = changesOf(category, {
      ...draft,
      label: draft.label.trim(),
      hsn: tidyHsn(draft.hsn),
    });
    const next = changeCategory(catalogue, category._id, changes);
    const found = faultsWithin(catalogueFaults(next), pathOf(next, category._id) ?? '');
    setFaults(found);
    if (Object.keys(found).some((path) => !path.startsWith('items'))) return;
    edit((now) => changeCategory(now, category._id, changes));
    onClose();
  };
  const faultOf = (path: string) => faults[path] && faultText(texts, faults[path]);
  return (
    <Dialog isOpen onClose={onClose} size="36rem" title={t.editCategory}>
      <form {...propsFor(submit)}>
        <InLanguages
          texts={[
            {
              at: 'translations',
              label: t.categoryLabel,
              kind: 'label',
              hint: draft.label,
              english: draft.label,
              translations: draft.translations ?? {},
              onTranslate: (translations) => set({ translations }),
            },
          ]}
          faults={faults}
          faultOf={faultOf}
        >
          <TextField
            label={t.categoryLabel}
            value={draft.label}
            maxLength={200}
            onChange={(label) => set({ label })}
            fault={faultOf('label')}
          />
          <PicturesField
            label={t.categoryPicture}
            images={draft.image === null ? [] : [draft.image]}
            most={1}
            onChange={([image]) => set({ image: image ?? null })}
          />
          <NumberField
            label={t.discount}
            description={t.categoryDiscountHint}
            kind="percent"
            value={draft.discount}
            onChange={(discount) => set({ discount })}
            fault={faultOf('discount')}
          />
          <SwitchField
            label={t.hideCategory}
            description={t.hideCategoryHint}
            checked={!isVisible(draft)}
            onChange={(checked) => set({ state: checked ? HIDDEN_CATEGORY : SHOWN_CATEGORY })}
          />
          <SwitchField
            label={t.collapsed}
            description={t.collapsedHint}
            checked={draft.collapsed}
            onChange={(collapsed) => set({ collapsed })}
          />
          <HsnField
            value={draft.hsn}
            description={t.hsnOfCategoryHint}
            onChange={(hsn) => set({ hsn })}
            fault={faultOf('hsn')}
          />
        </InLanguages>
        <DialogSteps onClose={onClose} />
      </form>
    </Dialog>
  );
}

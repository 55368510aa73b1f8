import { useState } from 'react';
import type { CatalogueView, OrderTypeView } from '#ordering/catalogue/wire/catalogue.ts';
import { useSaveCatalogue } from '#ordering/menu-editor/office/face/use-save-catalogue.ts';
import { useKeptDraft } from '#restaurant/access/office/use-kept-draft.ts';
import { useTexts } from '#texts/office/index.ts';
import { type Faults, useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { isSame } from '#ui/office/settings/changes.ts';
import { readType, type TypeDraft, typeFaults, writeType } from './edit-types.ts';

interface Edit {
  /** The order types that the edits started from. They show whether somebody else has changed the same ones. */
  seen: OrderTypeView[];
  types: TypeDraft[];
}

/** The order types as one form. Saving keeps the menus as they are by then. */
export function useTypesForm(catalogue: CatalogueView) {
  const { orderTypes: t } = useTexts();
  const { say } = useNotice();
  const present = catalogue.orderConfigs;
  const [edit, setEdit] = useKeptDraft<Edit | null>('settings-order-types', null, (kept) =>
    isSame(kept?.seen, present) ? kept : null,
  );
  const [isRestored, setRestored] = useState(edit !== null);
  const { mutateAsync } = useSaveCatalogue();
  const types = edit?.types ?? present.map(readType);
  const isChanged = edit !== null && !isSame(edit.types, edit.seen.map(readType));
  const isElsewhere = isChanged && !isSame(edit.seen, present);

  const { faults, isBusy, submit, clear, propsFor } = useForm({
    check: (): Faults => {
      const found = Object.entries(typeFaults(types)).map(([path, fault]) => [path, t.faults[fault]]);
      return Object.fromEntries(found);
    },
    send: () =>
      mutateAsync({
        base: catalogue,
        mine: { orderConfigs: types.map(writeType), menus: catalogue.menus },
      }),
    onDone: () => {
      discard();
      say(t.saved);
    },
  });

  function discard() {
    setEdit(null);
    setRestored(false);
    clear();
  }

  return {
    types,
    faults,
    isChanged,
    isRestored,
    isElsewhere,
    isBusy,
    set: (changed: TypeDraft[]) => setEdit({ seen: edit?.seen ?? present, types: changed }),
    discard,
    formProps: propsFor(() => submit()),
  };
}

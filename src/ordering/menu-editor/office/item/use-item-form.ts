import { useState } from 'react';
import type { CatalogueView, ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { FieldFaults } from '#platform/errors/rules/field-fault.ts';
import { fieldFaults, useTexts } from '#texts/office/index.ts';
import { useFormProps } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { changeItem, findItemView, type ItemPlace, moveItem } from '../../rules/edits/items.ts';
import { catalogueFaults, faultsWithin, type Placed, pathOf } from '../../rules/faults.ts';
import { type SuggestedPrice, withOptionPrice } from '../../rules/prices/draft-price.ts';
import { tidyItem } from '../../rules/tidy.ts';
import { useSaveCatalogue } from '../face/use-save-catalogue.ts';

interface Draft {
  /** The catalogue as it was when the form was opened, or saved last. */
  base: CatalogueView;
  item: ItemView;
  categoryId: string;
  faults: FieldFaults;
}

const LAST = Number.MAX_SAFE_INTEGER;

function openDraft(base: CatalogueView, { item, category }: ItemPlace): Draft {
  return { base, item, categoryId: category._id, faults: {} };
}

/** Saves the form of one item as one revision. The draft stays when the save fails. */
export function useItemForm(
  saved: CatalogueView,
  place: ItemPlace,
  { option, price }: Partial<SuggestedPrice> = {},
) {
  const t = useTexts();
  const { say, complain } = useNotice();
  const [draft, setDraft] = useState((): Draft => {
    const opened = openDraft(saved, place);
    if (option === undefined || price === undefined) return opened;
    return { ...opened, item: withOptionPrice(opened.item, option, price) };
  });
  const [discarded, setDiscarded] = useState(0);
  const propsFor = useFormProps(draft.faults);
  const { mutate, isPending } = useSaveCatalogue();
  const { base, item, categoryId } = draft;
  const before = findItemView(base, place.item._id);
  const isMoved = before?.category._id !== categoryId;
  const isChanged = isMoved || JSON.stringify(before?.item) !== JSON.stringify(item);
  // Changes of others are shown while the form has none of its own.
  const isNewer = saved !== base && saved.revision >= base.revision;
  if (!isChanged && !isPending && isNewer) setDraft(openDraft(saved, place));

  const withDraft = (kept: ItemView) => {
    const changed = changeItem(base, kept._id, () => kept);
    return isMoved ? moveItem(changed, kept._id, categoryId, LAST) : changed;
  };
  const show = (kept: ItemView, mine: CatalogueView, faults: readonly Placed[]) => {
    const found = faultsWithin(faults, pathOf(mine, kept._id) ?? '');
    setDraft((now) => ({ ...now, item: kept, faults: found }));
    return Object.keys(found).length > 0;
  };
  const submit = () => {
    const kept = tidyItem(item);
    const mine = withDraft(kept);
    if (show(kept, mine, catalogueFaults(mine))) return complain(new AppError('VALIDATION'));
    if (isPending) return undefined;
    return mutate(
      { base, mine },
      {
        onSuccess: ({ saved }) => {
          const found = findItemView(saved, kept._id);
          if (found) setDraft(openDraft(saved, found));
          say(t.saved);
        },
        onError: (error) => void show(kept, mine, serverFaults(error)),
      },
    );
  };
  return {
    formProps: propsFor(submit),
    draft,
    isChanged,
    isPending,
    discarded,
    /** The catalogue with the draft, for the preview. */
    catalogue: withDraft(item),
    change: (change: (item: ItemView) => ItemView) =>
      setDraft((now) => ({ ...now, item: change(now.item), faults: {} })),
    moveTo: (id: string) => setDraft((now) => ({ ...now, categoryId: id })),
    discard: () => {
      setDraft(openDraft(saved, place));
      setDiscarded((count) => count + 1);
    },
  };
}

function serverFaults(error: unknown): Placed[] {
  return Object.entries(fieldFaults(error)).map(([path, fault]) => ({ path, fault }));
}

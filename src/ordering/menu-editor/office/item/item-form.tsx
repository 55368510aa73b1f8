import { Link, useBlocker } from '@tanstack/react-router';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import type { Translations } from '#ordering/menu/rules/menu.ts';
import { formatSum } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { faultText, useTexts } from '#texts/office/index.ts';
import { ConfirmDialog } from '#ui/office/dialogs/confirm-dialog.tsx';
import { SaveBar } from '#ui/office/forms/save-bar.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import { Warning } from '#ui/office/notices/warning.tsx';
import type { ItemPlace } from '../../rules/edits/items.ts';
import { itemTexts } from '../../rules/item-texts.ts';
import { pricedOption, type SuggestedPrice } from '../../rules/prices/draft-price.ts';
import { PreviewPage } from '../face/preview/preview-page.tsx';
import { PreviewPanel } from '../face/preview/preview-panel.tsx';
import { InLanguages } from '../form/in-languages.tsx';
import { PicturesField } from '../pictures/pictures-field.tsx';
import { AboutCard } from './about-card.tsx';
import { AvailabilityCard } from './availability-card.tsx';
import { DietCard } from './diet-card.tsx';
import { ItemDraftContext, useItemDraft } from './item-draft.ts';
import styles from './item-form.module.css';
import { PriceCard } from './price-card.tsx';
import { TagsCard } from './tags-card.tsx';
import { TaxesCard } from './taxes-card.tsx';
import { useItemForm } from './use-item-form.ts';

interface ItemFormProps {
  saved: CatalogueView;
  place: ItemPlace;
  suggested: Partial<SuggestedPrice>;
}

export function ItemForm({ saved, place, suggested }: ItemFormProps) {
  const texts = useTexts();
  const { editor: t } = texts;
  const { formProps, draft, catalogue, change, moveTo, ...state } = useItemForm(saved, place, suggested);
  const { item, faults } = draft;
  const faultOf = (path: string) => faults[path] && faultText(texts, faults[path]);
  const formTexts = itemTexts(item).map(({ of, translate, ...text }) => ({
    ...text,
    ...(of === 'name' || of === 'description'
      ? { label: t.texts[of], hint: text.english }
      : { label: `${t.texts[of]}: ${text.english}` }),
    onTranslate: (translations: Translations) => change((now) => translate(now, translations)),
  }));
  return (
    <PreviewPage
      title={item.label || t.unnamed}
      lead={
        <Link
          className={styles.back}
          to="/app/management/e-commerce/products"
          search={{ menu: place.menu._id }}
        >
          ‹ {place.menu.label} · {place.category.label}
        </Link>
      }
      preview={<PreviewPanel catalogue={catalogue} menuId={place.menu._id} itemId={item._id} />}
    >
      {state.isChanged && <Suggested place={place} suggested={suggested} />}
      <form {...formProps} className={styles.form}>
        <ItemDraftContext value={{ item, catalogue, change, faultOf }}>
          {/* A new key remounts fields with local text, so that they show the saved values after a discard. */}
          <InLanguages key={state.discarded} texts={formTexts} faults={faults} faultOf={faultOf}>
            <PhotosCard categoryId={draft.categoryId} />
            <AboutCard categoryId={draft.categoryId} onMove={moveTo} />
            <PriceCard />
            <TagsCard />
            <DietCard />
            <TaxesCard />
            <AvailabilityCard />
          </InLanguages>
        </ItemDraftContext>
        <SaveBar isChanged={state.isChanged} isBusy={state.isPending} onDiscard={state.discard} />
      </form>
      <AskBeforeLeaving isChanged={state.isChanged} />
    </PreviewPage>
  );
}

/** Says what a link has entered in the form, until it is saved or discarded. */
function Suggested({ place, suggested: { option, price } }: Pick<ItemFormProps, 'place' | 'suggested'>) {
  const { editor: t } = useTexts();
  const { currency } = useStore().profile;
  const present = option === undefined ? null : pricedOption(place.item, option);
  if (!present || price === undefined || present.price === price) return null;
  return (
    <Warning>{t.suggestedPrice(formatSum(price, currency), formatSum(present.price, currency))}</Warning>
  );
}

/** Asks before unsaved changes are discarded. */
function AskBeforeLeaving({ isChanged }: { isChanged: boolean }) {
  const texts = useTexts();
  const { editor: t } = texts;
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isChanged,
    enableBeforeUnload: isChanged,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      title={t.leaveTitle}
      action={t.leave}
      keep={t.stay}
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    >
      <p>{t.leaveLead}</p>
    </ConfirmDialog>
  );
}

const MOST_PHOTOS = 20;

function PhotosCard({ categoryId }: { categoryId: string }) {
  const { editor: t } = useTexts();
  const { item, catalogue, change } = useItemDraft();
  const categories = catalogue.menus.flatMap((menu) => menu.categories);
  const category = categories.find(({ _id }) => _id === categoryId)?.label ?? '';
  return (
    <Card title={t.photos} hint={t.photosHint}>
      <PicturesField
        label={t.photos}
        isLabelHidden
        images={item.images}
        most={MOST_PHOTOS}
        dish={{ label: item.label.trim(), category, veg: item.veg }}
        onChange={(images) => change((now) => ({ ...now, images }))}
      />
    </Card>
  );
}

import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Link } from '@tanstack/react-router';
import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { inOrder } from '#ordering/menu/rules/lists.ts';
import { AVAILABLE } from '#ordering/menu/rules/menu.ts';
import { resizedUrl } from '#ordering/menu/rules/own-pictures.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useSecondName } from '#restaurant/access/office/guest-languages.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { MarginNote } from '#stock/ingredients/office/face/margin-note.tsx';
import { useInterface, useTexts } from '#texts/office/index.ts';
import { Diet } from '#ui/office/choices/diet.tsx';
import { InPlace } from '#ui/office/fields/in-place.tsx';
import { PriceInPlace } from '#ui/office/fields/price-in-place.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { formatWhen } from '#ui/office/format.ts';
import { PictureIcon } from '#ui/office/icons.tsx';
import { changeItem, findItemView, kindOfState, moveItem, renameItem } from '../../rules/edits/items.ts';
import { missingFrom } from '../../rules/prices/usual-taxes.ts';
import { withSimplePrice } from '../../rules/simple-price.ts';
import type { CategoryView } from '../../rules/views.ts';
import { useAnnouncing } from '../announcer.tsx';
import { useEditing } from '../editing.ts';
import { useAvailability } from '../face/use-availability.ts';
import { useOwnPicture } from '../face/use-own-picture.ts';
import { PencilIcon } from '../icons.ts';
import { Handle } from '../sorting/handle.tsx';
import type { DragData } from '../sorting/menu-drag-area.tsx';
import badges from './badges.module.css';
import styles from './item-line.module.css';
import { ItemMenu } from './item-menu.tsx';
import round from './round-button.module.css';

interface ItemLineProps {
  item: ItemView;
  category: CategoryView;
}

/** An item of a category, with the fields that are changed most often. */
export function ItemLine({ item, category }: ItemLineProps) {
  const t = useTexts();
  const { edit } = useEditing();
  const step = useItemStep(item._id);
  const data: DragData = { kind: 'item', categoryId: category._id };
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: item._id,
    data,
  });
  const picture = useOwnPicture(item.images[0]);
  const second = useSecondName(item.translations);
  const params = { name: item._id };
  return (
    <li
      ref={setNodeRef}
      id={`item-${item._id}`}
      className={styles.line}
      data-dragging={isDragging || undefined}
      data-off={item.state !== AVAILABLE || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Handle id={item._id} name={item.label} onStep={step} grip={{ ref: setActivatorNodeRef, listeners }} />
      <Link
        to="/app/management/e-commerce/product/$name"
        params={params}
        className={styles.picture}
        aria-label={t.editor.picturesOf(item.label)}
        tabIndex={-1}
      >
        {picture ? <img src={resizedUrl(picture, 320)} alt="" loading="lazy" /> : <PictureIcon />}
      </Link>
      <span className={styles.mark}>
        <Diet veg={item.veg} />
      </span>
      <InPlace
        className={styles.name}
        id={`name-${item._id}`}
        label={t.editor.nameOf(item.label)}
        value={item.label}
        onCommit={(typed) => {
          if (typed === '') return t.editor.nameMissing;
          edit((catalogue) => renameItem(catalogue, item._id, typed), t.editor.renamed(typed, item.label));
          return undefined;
        }}
      />
      {second && (
        <span className={styles.second} lang={second.lang}>
          {second.text}
        </span>
      )}
      <Badges item={item} />
      <Price item={item} category={category} />
      <AvailableSwitch item={item} />
      <Link
        to="/app/management/e-commerce/product/$name"
        params={params}
        className={`${round.round} ${styles.edit}`}
        aria-label={t.editor.editOf(item.label)}
        title={t.edit}
      >
        <PencilIcon />
      </Link>
      <ItemMenu item={item} onStep={step} />
    </li>
  );
}

/** Works as on the board: it makes no revision of the menu, so the history has no row for it. */
function AvailableSwitch({ item }: { item: ItemView }) {
  const { editor: t } = useTexts();
  const { sellOut, makeAvailable, isPending } = useAvailability();
  const isAvailable = item.state === AVAILABLE;
  return (
    <div className={styles.available} title={t.available}>
      <SwitchField
        label={<span className="visually-hidden">{t.availableOf(item.label)}</span>}
        checked={isAvailable !== isPending}
        onChange={(isOn) => (isOn ? makeAvailable(item) : sellOut(item, null))}
      />
    </div>
  );
}

function Badges({ item }: { item: ItemView }) {
  const { t, language } = useInterface();
  const { profile } = useStore();
  const { timeZone } = profile;
  const { state, until, discount } = item;
  const at = until && formatWhen(Date.parse(until), serverNow(), { language, timeZone });
  const kind = kindOfState(state);
  const shown = { available: '', 'sold-out': t.items.soldOut, hidden: t.editor.hidden, other: state }[kind];
  return (
    <span className={`${badges.badges} ${styles.badges}`}>
      {kind !== 'available' && (
        <span className={kind === 'hidden' ? badges.hidden : badges.out}>
          {at ? t.items.soldOutUntil(at) : shown}
        </span>
      )}
      {discount > 0 && <span className={badges.discount}>{t.editor.off(discount)}</span>}
      {missingFrom(item, profile).map((what) => (
        <span key={what} className={badges.missing}>
          {t.editor.missing[what]}
        </span>
      ))}
    </span>
  );
}

function Price({ item, category }: Pick<ItemLineProps, 'item' | 'category'>) {
  const { edit } = useEditing();
  return (
    <div className={styles.price}>
      <PriceInPlace
        item={item}
        category={category}
        onChange={(price, notice) =>
          edit(
            (catalogue, newId) =>
              changeItem(catalogue, item._id, (now) => withSimplePrice(now, price, newId)),
            notice,
          )
        }
      />
      <MarginNote item={item} />
    </div>
  );
}

/** Moves one place up or down, and past the end of a category into the next one. */
function useItemStep(id: string): (by: 1 | -1) => void {
  const t = useTexts();
  const { catalogue, edit } = useEditing();
  const { announce } = useAnnouncing();
  return (by) => {
    const found = findItemView(catalogue, id);
    if (!found) return;
    const { menu, category, item, at } = found;
    const to = at + by;
    const categories = inOrder(menu.categories);
    const isWithin = to >= 0 && to < category.items.length;
    const target = isWithin ? category : categories[categories.indexOf(category) + by];
    if (!target) return;
    const place = isWithin ? to : by > 0 ? 0 : target.items.length;
    edit((now) => moveItem(now, id, target._id, place));
    const count = target.items.length + (isWithin ? 0 : 1);
    announce(t.editor.movedWithin(item.label, place + 1, count, target.label));
  };
}
